import type { ContentCard } from '@caravan/contract';

export interface OrderedCard {
  readonly card: ContentCard;
  readonly coming: boolean;
}

const dayOf = ({ card }: OrderedCard): string => card.date ?? '';

/**
 * What is still to come first, the next day at the head; then what has been, the latest first. `today` is a day, `2026-11-23`. Cards
 * without a day stay as they are.
 */
export const orderCards = (cards: readonly ContentCard[], today: string): OrderedCard[] => {
  const told = cards.map((card) => ({ card, coming: card.date !== undefined && card.date >= today }));
  return [
    ...told.filter(({ coming }) => coming).sort((a, b) => dayOf(a).localeCompare(dayOf(b))),
    ...told.filter(({ coming }) => !coming).sort((a, b) => dayOf(b).localeCompare(dayOf(a))),
  ];
};
