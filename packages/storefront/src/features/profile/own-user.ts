import type { Answer } from '@caravan/contract';

/** A member as they see themselves, and what takes over when they have changed something. */
export interface OwnUserProps {
  readonly member: Answer<'user'>;
  readonly onChanged: (member: Answer<'user'>) => void;
}
