import { EnclosedFooter } from './enclosed-footer.tsx';
import { EnclosedHeader } from './enclosed-header.tsx';

/** What stands around an order that is being placed or paid, instead of the shop's header and footer (CHK-9). */
export const enclosure = { Header: EnclosedHeader, Footer: EnclosedFooter };
