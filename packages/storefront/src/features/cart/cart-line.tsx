import { judgeQuantity } from '@caravan/cart-rules';
import { Badge, Button, Icon, Notice, Picture } from '@caravan/ui';
import { ProductQuantity } from '../../shared/product-quantity/product-quantity.tsx';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { productPath } from '../../routes/product-path.ts';
import { nonBreaking } from '../../shared/format/non-breaking.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { Link } from '../../shared/link/link.tsx';
import { useCart } from '../../shared/cart/use-cart.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import { LinePrice } from '../../shared/totals/line-price.tsx';
import css from './cart-line.module.css';
import { limitFacts } from './limit-facts.ts';
import { nextTo } from './next-to.ts';
import { useCartWords } from './use-cart-words.ts';
import { useRemove } from './use-remove.ts';
import type { LineView } from './view-cart.ts';

/** A product in the cart: what it is, how much of it, what it comes to, and what stands against it. */
export const CartLineRow = ({
  view,
  onRemoved,
}: {
  readonly view: LineView;
  readonly onRemoved: (putBack: () => void) => void;
}) => {
  const { i18n, _ } = useLingui();
  const { price, cc } = useFormat();
  const { cart } = useShop();
  const remove = useRemove();
  const say = useCartWords();
  const member = useMember() !== null;
  const { line, quantity, most } = view;
  const refused = useCart((state) => state.refused[line.code]);
  const [stopped, setStopped] = useState<string | null>(null);

  const product = { code: line.code, name: line.productName };
  const bound = (wanted: number): string | undefined => {
    const refusal = judgeQuantity(view.rule, wanted, member);
    return refusal ? say(refusal) : undefined;
  };
  const beyond = bound(Math.max(most, quantity) + 1);
  const atBound = !line.gift && quantity === most ? beyond : null;
  const refusals = { min: _('cart.min-quantity'), max: beyond, whole: _('cart.whole-number') };
  const wrong = [...new Set([...view.messages.map(say), refused, stopped].filter((text) => text != null))];

  return (
    <li className={css.line} data-blocked={view.blocked || undefined}>
      <div className={css.tile}>
        <Picture src={line.photo} alt="" width={90} height={90} />
      </div>
      <div className={css.words}>
        <p className={css.name}>
          <Link
            id={line.gift ? undefined : `name-${line.code}`}
            to={productPath({ id: line.productId, slug: line.slug })}
          >
            {nonBreaking(line.productName)}
          </Link>
          {line.gift && <Badge tone="lime">{_('cart.gift')}</Badge>}
        </p>
        {!line.gift && (
          <>
            <p className={css.facts}>
              {_('cart.line-facts', { code: line.code, price: price(view.unitPrice), cc: cc(line.unitCc) })}
            </p>
            <p className={css.facts}>{limitFacts(line, i18n).join(' · ')}</p>
          </>
        )}
      </div>
      <div className={css.control}>
        {line.gift ? (
          <span className={css.fixed}>× {quantity}</span>
        ) : (
          <ProductQuantity
            name={line.productName}
            value={quantity}
            max={Math.max(most, 1)}
            decreaseReason={_('cart.min-quantity')}
            increaseReason={beyond}
            onRefused={(why) => setStopped(refusals[why] ?? null)}
            onChange={(wanted) => {
              setStopped(null);
              void cart.setQuantity(line.code, wanted);
            }}
          />
        )}
      </div>
      <div className={css.sum}>
        <LinePrice own={view.totalPrice} retail={view.retailPrice} />
        {!line.gift && <span className={css.cc}>{cc(view.totalCc)}</span>}
      </div>
      {!line.gift && (
        <Button
          variant="quiet"
          size="s"
          className={css.remove}
          icon={<Icon name="trash" />}
          aria-describedby={`name-${line.code}`}
          onClick={({ currentTarget }) => {
            nextTo(currentTarget, `.${css['remove']}`)?.focus();
            onRemoved(remove(product, quantity));
          }}
        >
          <span className={css.word}>{_('cart.remove')}</span>
        </Button>
      )}
      <div className={css.messages} aria-live="polite">
        {wrong.map((text) => (
          <Notice key={text} tone="clay" compact>
            {text}
          </Notice>
        ))}
        {/* That no more can be had is a fact, no mistake. */}
        {atBound != null && !wrong.includes(atBound) && <Notice compact>{atBound}</Notice>}
      </div>
    </li>
  );
};
