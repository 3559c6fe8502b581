import { Pagination } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { Link } from '../../shared/link/link.tsx';

export interface ListPagesProps {
  readonly page: number;
  readonly pages: number;
  readonly to: (page: number) => string;
}

/** Links to the pages of a list. */
export const ListPages = ({ page, pages, to }: ListPagesProps) => {
  const { _ } = useLingui();
  const pageLink = (wanted: number) => <Link to={to(wanted)} />;
  return (
    <Pagination
      label={_('shop.pages')}
      page={page}
      pages={pages}
      link={pageLink}
      pageLabel={(wanted) => _('shop.page', { page: wanted })}
      previousLabel={_('shop.previous-page')}
      nextLabel={_('shop.next-page')}
    />
  );
};
