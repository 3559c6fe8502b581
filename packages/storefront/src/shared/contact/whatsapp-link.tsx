import type { ReactNode } from 'react';
import { useShop } from '../shop.tsx';

interface WhatsAppLinkProps {
  /** What the message begins with: the code of the order that is asked about, or what was looked for. */
  readonly about?: string | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Opens a chat with the country's office; nothing where it has no such number. */
export const WhatsAppLink = ({ about, className, children }: WhatsAppLinkProps) => {
  const { whatsapp } = useShop().country.contacts;
  if (whatsapp === null) return null;
  const text = about ? `?text=${encodeURIComponent(about)}` : '';
  return (
    <a className={className} href={`https://wa.me/${whatsapp.replaceAll(/\D/g, '')}${text}`} rel="noopener">
      {children}
    </a>
  );
};
