import type { Agreement } from '@caravan/country';
import { Dialog, Notice, Skeleton } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useFetched } from '../../../shared/fetched/use-fetched.ts';
import { useShop } from '../../../shared/shop.tsx';
import { loadWords } from '../../../shared/words/load-words.ts';
import type { AgreementFacts } from './agreement-facts.ts';
import { AgreementText } from './agreement-text.tsx';
import { agreementTitles } from './agreement-clauses.ts';

export interface AgreementDialogProps {
  readonly agreement: Agreement;
  readonly facts: AgreementFacts;
  readonly onClose: () => void;
}

/** Opens an agreement over the checkout, so that nothing that was filled in is left. */
export const AgreementDialog = ({ agreement, facts, onClose }: AgreementDialogProps) => {
  const { _ } = useLingui();
  const { country, language } = useShop();
  const { state, value: words } = useFetched(language, async () => [
    undefined,
    await loadWords(country, country.agreementWords, language),
  ]);
  const title = words?._(agreementTitles[agreement.slug].id) ?? _('checkout.agreements');
  return (
    <Dialog open size="l" title={title} closeLabel={_('checkout.close')} onClose={onClose}>
      {state === 'unreachable' && <Notice tone="clay">{_('error.chunk-advice')}</Notice>}
      {state === 'loading' && <Skeleton lines={8} />}
      {words && <AgreementText agreement={agreement} facts={facts} words={words} />}
    </Dialog>
  );
};
