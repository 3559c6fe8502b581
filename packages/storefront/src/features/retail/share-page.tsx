import { Button, Surface, TextField } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useRef, type ReactNode } from 'react';
import { useShop } from '../../shared/shop.tsx';
import section from './section.module.css';
import css from './share-page.module.css';

interface SharePageProps {
  readonly name: string;
  readonly link: string;
  /** The link as it is read: without its scheme. */
  readonly address: string;
}

/** A link that is copied by a button, or by hand. */
const CopyLink = ({ link }: Pick<SharePageProps, 'link'>) => {
  const { _ } = useLingui();
  const { toasts } = useShop();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toasts.show({ text: _('shop.link-copied') });
    } catch {
      // Refused, or no such thing here: it can be copied by hand.
      field.current?.select();
      toasts.show({ text: _('retail.copy-by-hand') });
    }
  };
  return (
    <div className={css.link}>
      <TextField
        ref={field}
        className={css.field}
        label={_('retail.link')}
        readOnly
        dir="ltr"
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={() => void copy()}>{_('retail.copy')}</Button>
    </div>
  );
};

interface ShareProps extends Pick<SharePageProps, 'link'> {
  readonly children?: ReactNode;
}

/** An owner's link to copy. Also without an open page: it refers customers all the same (RTL-3, SHELL-9). */
export const ShareLink = ({ link, children }: ShareProps) => {
  const { _ } = useLingui();
  return (
    <Surface as="section" aria-labelledby="retail-share" className={section.section}>
      <h2 id="retail-share" className={section.title}>
        {_('retail.share')}
      </h2>
      <CopyLink link={link} />
      {children}
    </Surface>
  );
};

/** The page's link to copy, and its QR code to print (RTL-3). */
export const SharePage = ({ name, link, address }: SharePageProps) => {
  const { _ } = useLingui();
  const code = `/qr/${name}.svg`;
  return (
    <ShareLink link={link}>
      <div className={css.code}>
        <img
          className={css.picture}
          src={code}
          alt={_('retail.qr-alt', { address })}
          width={160}
          height={160}
        />
        <div className={css.words}>
          <p>{_('retail.qr-lead')}</p>
          <Button
            variant="outline"
            render={<a href={code} download={`${name}.svg`} aria-label={_('retail.qr-download')} />}
          >
            {_('retail.qr-download')}
          </Button>
        </div>
      </div>
    </ShareLink>
  );
};
