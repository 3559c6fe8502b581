import type { ReactNode } from 'react';
import { useShop } from '../shared/shop.tsx';

interface WhatsAppLinkProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Opens a chat with the country's office; nothing where it has no such number. */
export const WhatsAppLink = ({ className, children }: WhatsAppLinkProps) => {
  const { whatsapp } = useShop().country.contacts;
  if (whatsapp === null) return null;
  return (
    <a className={className} href={`https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`} rel="noopener">
      {children}
    </a>
  );
};
