import type { Answers } from '../answers.ts';
import { localizedSource } from './localized.ts';

/** `regions.yaml`: the capital and the rest, until the real regions are written. Ids are kept for good. */
export const regionsYaml = (
  answers: Answers,
): string => `# First-level regions and their districts (CTRY-10). Ids are kept for good: addresses and delivery rules name them.
- id: 1
  names: ${localizedSource(answers, 'capital')}
  districts:
    - { id: 1, names: ${localizedSource(answers, 'centre')}, delivers: true }
    - { id: 2, names: ${localizedSource(answers, 'suburbs')}, delivers: true }
- id: 2
  names: ${localizedSource(answers, 'regions')}
  districts:
    - { id: 3, names: ${localizedSource(answers, 'towns')}, delivers: true }
`;
