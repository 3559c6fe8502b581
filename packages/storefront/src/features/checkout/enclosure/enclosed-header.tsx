import { Container, Icon, SkipLink } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { pathTo } from '../../../routes/route-names.ts';
import { PhoneLink } from '../../../shared/contact/phone-link.tsx';
import { WhatsAppLink } from '../../../shared/contact/whatsapp-link.tsx';
import { Link } from '../../../shared/link/link.tsx';
import { EnclosedBrand } from './enclosed-brand.tsx';
import css from './enclosure.module.css';

/** What stands above an order that is being placed or paid: whose shop it is, the way back to the cart, and whom to ask (CHK-9). */
export const EnclosedHeader = () => {
  const { _ } = useLingui();
  return (
    <header className={css.header}>
      <SkipLink href="#main">{_('shell.skip')}</SkipLink>
      <Container className={css.line}>
        <EnclosedBrand />
        <Link to={pathTo('cart')} className={css.back}>
          <Icon name="chevron-start" />
          {_('pay.to-cart')}
        </Link>
        <span className={css.help}>
          <span className={css.question}>{_('checkout.help')}</span> <PhoneLink />
          <WhatsAppLink>{_('shell.whatsapp')}</WhatsAppLink>
        </span>
      </Container>
    </header>
  );
};
