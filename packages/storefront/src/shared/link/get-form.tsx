import type { ComponentProps, SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface GetFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** Path of the shop that gets the fields as its query. */
  readonly action: string;
}

/** A form whose answer is an address of the shop, followed without loading the page anew; without scripts the browser does it. */
export const GetForm = ({ action, onSubmit, children, ...rest }: GetFormProps) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const follow = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const to = `${action}?${new URLSearchParams(fields).toString()}`;
    // Sent again, it is no other step on the way back.
    void navigate(to, { replace: to === pathname + search });
  };
  return (
    <form {...rest} action={action} onSubmit={follow}>
      {children}
    </form>
  );
};
