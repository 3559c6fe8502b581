/* oxlint-disable jsx-a11y/prefer-tag-over-role -- browsers of before 2023 do not know the search element */
import { Button, Icon, TextField } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { pathTo } from '../../routes/route-names.ts';
import { GetForm } from '../../shared/link/get-form.tsx';
import { useSearchText } from '../../shared/search/use-search-text.ts';
import css from './question-search.module.css';

/** Looks for words in all questions and answers; without scripts too. */
export const QuestionSearch = ({ q }: { readonly q: string }) => {
  const { _ } = useLingui();
  const { text, typing, type, send, leave } = useSearchText(q);
  return (
    <GetForm
      action={pathTo('faq')}
      onSubmit={() => send(text)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave();
      }}
      role="search"
      aria-label={_('faq.search')}
      className={css.search}
    >
      <TextField
        name="q"
        type="search"
        label={_('faq.search')}
        labelHidden
        placeholder={_('faq.search')}
        leading={<Icon name="search" />}
        value={text}
        data-typing={typing}
        onChange={({ target }) => type(target.value)}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        className={css.field}
      />
      <Button type="submit" variant="outline" className={css.find}>
        {_('faq.find')}
      </Button>
    </GetForm>
  );
};
