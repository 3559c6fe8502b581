import type { Order } from '@caravan/contract';
import type { ReactNode, SubmitEvent } from 'react';

export interface BankFormProps {
  readonly data: NonNullable<Order['paymentData']>;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * The form that the server has signed for the bank; the browser posts it straight there (PAY-1). No other control in it may
 * have a name: a name would be part of what was signed.
 */
export const BankForm = ({ data, onSubmit, children, className }: BankFormProps) => (
  <form
    method="post"
    action={data.formActionUrl}
    acceptCharset="utf-8"
    noValidate
    className={className}
    onSubmit={onSubmit}
  >
    {Object.entries(data.formHiddenFields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);
