import { FlipControls } from '@caravan/ui';
import { useLingui } from '@lingui/react';

export interface CatalogueControlsProps {
  /** All pages. */
  readonly count: number;
}

/** Buttons and keys of a catalogue, and which page is open. */
const CatalogueControls = ({ count }: CatalogueControlsProps) => {
  const { _ } = useLingui();
  return (
    <FlipControls
      counter={(first, last) =>
        first === last
          ? _('media.page-of', { page: first, count })
          : _('media.pages-of', { first, last, count })
      }
      previousLabel={_('shop.previous-page')}
      nextLabel={_('shop.next-page')}
    />
  );
};

export default CatalogueControls;
