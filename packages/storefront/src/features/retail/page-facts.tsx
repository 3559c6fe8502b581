import type { Retail } from '@caravan/contract';
import { Badge, SummaryList, Surface, type SummaryRow } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useDates } from '../../shared/format/use-dates.ts';
import section from './section.module.css';

/** An active page: its address, until when it is open, and what came by it (RTL-3). */
export const PageFacts = ({ retail, address }: { readonly retail: Retail; readonly address: string }) => {
  const { _ } = useLingui();
  const { date } = useDates();
  const rows: readonly SummaryRow[] = [
    { id: 'address', term: _('retail.address'), value: <bdi>{address}</bdi> },
    { id: 'status', term: _('retail.status'), value: <Badge tone="lime">{_('retail.active')}</Badge> },
    { id: 'until', term: _('retail.until'), value: retail.expires === null ? '' : date(retail.expires) },
    { id: 'visits', term: _('retail.visits'), note: _('retail.visits-note'), value: retail.visits },
    { id: 'orders', term: _('retail.orders'), note: _('retail.orders-note'), value: retail.orders },
  ];
  return (
    <Surface as="section" aria-labelledby="retail-page" className={section.section}>
      <h2 id="retail-page" className={section.title}>
        {_('retail.page')}
      </h2>
      <SummaryList rows={rows} />
    </Surface>
  );
};
