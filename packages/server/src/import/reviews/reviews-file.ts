import type { Language } from '@caravan/i18n';
import { z } from 'zod';

/** `reviews.yaml`: demo reviews, by the code of their product. */
export const reviewsFile = (languages: readonly Language[]) =>
  z.array(
    z.object({
      code: z.string(),
      reviews: z
        .array(
          z.object({
            language: z.enum(languages),
            stars: z.int().min(1).max(5),
            title: z.string().trim().max(100).optional(),
            text: z.string().trim().min(1).max(2000),
            /** The shop's answer. */
            answer: z.string().trim().min(1).optional(),
            /** How many members found it helpful. */
            helpful: z.int().min(0).max(10).optional(),
          }),
        )
        .min(1),
    }),
  );

export type ReviewFacts = z.output<ReturnType<typeof reviewsFile>>[number]['reviews'][number];
