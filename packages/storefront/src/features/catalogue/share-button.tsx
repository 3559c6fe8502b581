import { Button } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useMember } from '../../shared/session/use-session.ts';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { shareLink } from './share-link.ts';

interface ShareButtonProps {
  readonly product: { readonly id: number; readonly slug: string; readonly name: string };
  readonly className?: string | undefined;
}

/** Passes the product on: by the system's own sheet where there is one, else the link is copied. */
export const ShareButton = ({ product, className }: ShareButtonProps) => {
  const { _ } = useLingui();
  const user = useMember();
  const toasts = useToasts();
  const share = async () => {
    const url = shareLink(product, user, location.origin);
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: product.name, url });
      else {
        await navigator.clipboard.writeText(url);
        toasts.show({ text: _('shop.link-copied') });
      }
    } catch (refusal) {
      if (!(refusal instanceof DOMException && refusal.name === 'AbortError')) toasts.show({ text: url });
    }
  };
  return (
    <Button variant="quiet" className={className} onClick={() => void share()}>
      {_('shop.share')}
    </Button>
  );
};
