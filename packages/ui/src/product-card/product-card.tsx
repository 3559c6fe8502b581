import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { fillSlot, type Slot } from '../slot/slot.ts';
import type { CardSize } from './card-sizes.ts';
import css from './product-card.module.css';

export interface ProductCardProps extends ComponentProps<'article'> {
  /** Usually a `<Picture alt="">`: the name beside it says what it is. Shown square. */
  picture: ReactNode;
  /** What the product is called; it is shown whole. */
  name: ReactNode;
  /** An empty link that gets the name; the whole card follows it. */
  link: Slot;
  /** "№ 715". */
  code?: ReactNode;
  /** Points: "0,125 CC". */
  cc?: ReactNode;
  /** A `<PriceText>`. */
  price?: ReactNode;
  /** Over the picture: new, hit, −15 %. */
  badge?: ReactNode;
  /** A line under the price: stock, limit. */
  note?: ReactNode;
  /** Below, outside the link: quantity and button. */
  action?: ReactNode;
  /** Ground of the picture. Default `mist`. */
  tone?: 'mist' | 'sand' | undefined;
  /** It is listed but cannot be bought: the picture fades. */
  muted?: boolean | undefined;
  /** Another size than usual: `wideCard`, `leadCard`. */
  size?: CardSize | undefined;
  /** Colour that goes on where the picture of such a card ends. */
  ground?: string | undefined;
  /** Level of the name as a heading. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A product in a list: one target for the whole card, the name whole, prices of a row at one height, the action always at the bottom. */
export const ProductCard = ({
  picture,
  name,
  link,
  code,
  cc,
  price,
  badge,
  note,
  action,
  tone = 'mist',
  muted = false,
  size,
  ground,
  headingLevel = 3,
  className,
  ...rest
}: ProductCardProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rest} className={classNames(css.card, muted && css.muted, size?.card, className)}>
      <div className={size?.about}>
        <div className={classNames(css.tile, css[tone], size?.tile)}>
          {/* A content policy forbids inline styles. */}
          {ground && (
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={ground} />
            </svg>
          )}
          {picture}
          {badge && <div className={css.badge}>{badge}</div>}
        </div>
        {(code || cc) && (
          <div className={css.facts}>
            <span>{code}</span>
            {cc}
          </div>
        )}
        <Heading className={classNames(css.name, size?.name)}>
          {fillSlot(link, { className: css.link, children: name })}
        </Heading>
      </div>
      <div className={css.sale}>
        {price}
        {note && <div className={css.note}>{note}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </article>
  );
};
