import { Button, EmptyState } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { pathTo } from '../../routes/route-names.ts';
import { Link } from '../../shared/link/link.tsx';

/** Nothing was found: says so and leads to people who answer, and back to all questions (CONT-5, CONT-12). */
export const NoAnswer = ({ q }: { readonly q: string }) => {
  const { _ } = useLingui();
  return (
    <EmptyState
      icon="search"
      title={_('faq.nothing')}
      text={q === '' ? _('faq.nothing-here') : _('faq.nothing-for', { text: q })}
      action={
        <>
          <Button render={<Link to={pathTo('contactUs')} />}>{_('faq.to-contact')}</Button>
          <Button variant="quiet" render={<Link to={pathTo('faq')} />}>
            {_('faq.all')}
          </Button>
        </>
      }
    />
  );
};
