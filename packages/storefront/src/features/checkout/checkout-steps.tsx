import { Steps } from '@caravan/ui';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { pathTo } from '../../routes/route-names.ts';
import { Link } from '../../shared/link/link.tsx';

interface CheckoutStepsProps {
  /** Which questions of the checkout have all that they ask for. */
  readonly done: { readonly address: boolean; readonly delivery: boolean };
  /** On the page where one pays, the questions are a page back. */
  readonly paying?: boolean;
  readonly className?: string | undefined;
}

const steps = [
  ['address', msg({ id: 'checkout.address' })],
  ['delivery', msg({ id: 'checkout.delivery' })],
  ['payment', msg({ id: 'checkout.payment' })],
] as const;

/** How far an order is: what is filled in, what is asked now, and what comes next (CHK-9). */
export const CheckoutSteps = ({ done, paying = false, className }: CheckoutStepsProps) => {
  const { _ } = useLingui();
  const current = done.address ? (done.delivery ? 'payment' : 'delivery') : 'address';
  return (
    <Steps
      className={className}
      current={current}
      doneLabel={_('checkout.step-done')}
      items={steps.map(([id, title]) => ({
        id,
        done: id !== 'payment' && done[id],
        label: paying ? (
          id === 'payment' ? (
            _(title.id)
          ) : (
            <Link to={`${pathTo('checkout')}#${id}`}>{_(title.id)}</Link>
          )
        ) : (
          <a href={`#${id}`}>{_(title.id)}</a>
        ),
      }))}
    />
  );
};
