import type { Agreement } from '@caravan/country';
import { createI18n } from '@caravan/i18n';
import { Dialog, Notice, Skeleton } from '@caravan/ui';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useShop } from '../../../shared/shop.tsx';
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
  const words = useAgreementWords();
  const title =
    words instanceof Error || words === null
      ? _('checkout.agreements')
      : words._(agreementTitles[agreement.slug].id);
  return (
    <Dialog open size="l" title={title} closeLabel={_('checkout.close')} onClose={onClose}>
      {words === null ? (
        <Skeleton lines={8} />
      ) : words instanceof Error ? (
        <Notice tone="clay">{_('error.chunk-advice')}</Notice>
      ) : (
        <AgreementText agreement={agreement} facts={facts} words={words} />
      )}
    </Dialog>
  );
};

const useAgreementWords = (): I18n | Error | null => {
  const { country, language } = useShop();
  const [words, setWords] = useState<I18n | Error | null>(null);
  useEffect(() => {
    let here = true;
    const show = (found: I18n | Error) => here && setWords(found);
    const load = async () => {
      const { agreementWords, defaultLanguage } = country;
      const spoken = agreementWords[language] ? language : defaultLanguage;
      const found = await agreementWords[spoken]?.();
      show(found ? createI18n(spoken, found.messages) : new Error(`No agreements in ${spoken}`));
    };
    load().catch(() => show(new Error('The agreements did not arrive')));
    return () => {
      here = false;
    };
  }, [country, language]);
  return words;
};
