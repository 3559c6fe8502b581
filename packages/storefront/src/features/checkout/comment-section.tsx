import { TextArea } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { Section } from './section.tsx';

/** Longest comment on an order. */
const longestComment = 500;

export interface CommentSectionProps {
  readonly comment: string;
  readonly onChange: (comment: string) => void;
}

/** A word to those who pack and deliver. */
export const CommentSection = ({ comment, onChange }: CommentSectionProps) => {
  const { _ } = useLingui();
  return (
    <Section id="comments" title={_('checkout.comments')}>
      <TextArea
        id="comment"
        label={_('checkout.comment')}
        mark={_('form.optional')}
        maxLength={longestComment}
        value={comment}
        counter={_('checkout.characters-left', { left: longestComment - comment.length })}
        onChange={(event) => onChange(event.target.value)}
      />
    </Section>
  );
};
