import { Dialog, Skeleton } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { pathTo } from '../../routes/route-names.ts';
import { Link } from '../../shared/link/link.tsx';
import { useShop } from '../../shared/shop.tsx';
import css from './join-dialog.module.css';
import { pagedTypes, type PagedType } from './registration-types.ts';
import { typeWords } from './type-words.ts';

interface Ways {
  readonly types: readonly PagedType[];
  readonly online: boolean;
}

/** The ways to join that a country has, and the one for those who are registered already (PANEL-1). */
export const JoinDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { _ } = useLingui();
  const ways = useWays(onClose);
  return (
    <Dialog open title={_('session.join-title')} closeLabel={_('shell.close')} onClose={onClose}>
      {ways === null ? (
        <Skeleton lines={6} />
      ) : (
        <ul className={css.ways}>
          {ways.types.map((type) => (
            <li key={type}>
              <Link to={pathTo('registerType', { type })} className={css.way}>
                <span className={css.name}>{_(typeWords[type].name.id)}</span>
                <span className={css.lead}>{_(typeWords[type].lead.id)}</span>
              </Link>
            </li>
          ))}
          {ways.online && (
            <li>
              <Link to={pathTo('login', undefined, { view: 'online' })} className={css.way}>
                <span className={css.name}>{_('session.online')}</span>
                <span className={css.lead}>{_('session.online-lead')}</span>
              </Link>
            </li>
          )}
        </ul>
      )}
    </Dialog>
  );
};

const useWays = (onMissing: () => void): Ways | null => {
  const { country, needWords, toasts, i18n } = useShop();
  const [ways, setWays] = useState<Ways | null>(null);
  useEffect(() => {
    let here = true;
    const load = async () => {
      const [{ registration }] = await Promise.all([country.registration(), needWords(['registration'])]);
      const { forms } = registration;
      if (here) setWays({ types: pagedTypes(forms), online: forms['existing-owner'] !== undefined });
    };
    load().catch(() => {
      if (!here) return;
      toasts.error(i18n._('error.chunk'));
      onMissing();
    });
    return () => {
      here = false;
    };
    // Asked for once, when the dialog opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return ways;
};
