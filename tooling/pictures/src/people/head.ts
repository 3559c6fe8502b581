import { darker, lighter } from '../drawing/colour.ts';
import { ellipse, path, rect } from '../drawing/marks.ts';
import type { Sheet } from '../drawing/sheet.ts';
import type { Person } from './person.ts';

/** What is seen behind the face, drawn before the body: long hair, the fall of a scarf. */
export const behindHead = ({ head, hair, scarf }: Person): string => {
  if (head === 'long')
    return path('M-30 -378C-36 -330 -40 -312 -30 -284H32C42 -314 34 -330 30 -378Z', darker(hair, 0.12));
  if (head === 'bob')
    return path('M-29 -376C-36 -350 -34 -336 -28 -328H28C34 -336 36 -350 29 -376Z', darker(hair, 0.12));
  if (head === 'scarf')
    return path('M-31 -376C-40 -340 -44 -316 -46 -300H46C44 -316 40 -340 31 -376Z', darker(scarf, 0.16));
  return '';
};

const crown =
  'M-25 -370C-30 -410 -12 -420 2 -420C20 -420 31 -406 26 -368C22 -382 18 -388 8 -392C-6 -390 -18 -386 -25 -370Z';

const cover = ({ head, hair, scarf }: Person, sheet: Sheet): string => {
  const strand = sheet.linear(
    [
      [0, lighter(hair, 0.2)],
      [1, darker(hair, 0.2)],
    ],
    'slant',
  );
  switch (head) {
    case 'scarf':
      return (
        path(
          'M0 -424C-30 -424 -36 -392 -32 -362C-30 -340 -36 -322 -44 -306C-16 -292 18 -292 44 -306C36 -322 30 -340 32 -362C36 -392 30 -424 0 -424ZM0 -404C14 -404 20 -390 19 -372C18 -354 10 -344 0 -344C-10 -344 -18 -354 -19 -372C-20 -390 -14 -404 0 -404Z',
          sheet.linear([
            [0, lighter(scarf, 0.2)],
            [1, darker(scarf, 0.18)],
          ]),
          { 'fill-rule': 'evenodd' },
        ) +
        path('M-34 -330C-10 -318 16 -318 38 -326C16 -308 -14 -308 -34 -330Z', darker(scarf, 0.16), {
          opacity: 0.6,
        })
      );
    case 'straw':
      return (
        path(crown, strand) +
        ellipse(0, -396, 54, 11, '#d9b46c') +
        path('M-27 -398C-26 -436 26 -436 27 -398Q0 -390 -27 -398Z', '#e6c684') +
        path('M-27 -404Q0 -396 27 -404V-397Q0 -389 -27 -397Z', '#8a5a34')
      );
    case 'kalpak':
      return (
        path(crown, strand) +
        path('M-29 -394L-14 -458Q0 -468 14 -458L29 -394Q0 -384 -29 -394Z', '#f5f1e6') +
        path('M-30 -396Q0 -384 30 -396L28 -408Q0 -398 -28 -408Z', '#2b2b2b') +
        path('M0 -462V-402', 'none', { stroke: '#2b2b2b', 'stroke-width': 2 })
      );
    case 'cap':
      return (
        path(crown, strand) +
        path('M-28 -394C-28 -428 28 -428 28 -394Q0 -402 -28 -394Z', '#3f4a52') +
        rect(10, -398, 32, 6, 3, '#2f383f')
      );
    case 'bun':
      return ellipse(4, -424, 14, 13, strand) + path(crown, strand);
    case 'curly':
      return [-22, -10, 4, 18, 25, -27]
        .map((x, index) => ellipse(x, [-398, -412, -416, -408, -392, -384][index] ?? -400, 12, 12, strand))
        .join('');
    case 'long':
    case 'bob':
      return path(
        'M-27 -352C-38 -404 -16 -424 3 -422C30 -420 34 -396 27 -350C26 -376 20 -388 6 -396C-6 -386 -22 -384 -27 -352Z',
        strand,
      );
    case 'short':
      return path(crown, strand);
    default:
      return head satisfies never;
  }
};

/** Face, neck and hair (or what covers it). */
export const drawHead = (person: Person, sheet: Sheet): string => {
  const skin = sheet.linear([
    [0, lighter(person.skin, 0.14)],
    [0.6, person.skin],
    [1, darker(person.skin, 0.2)],
  ]);
  return (
    path('M-10 -352V-322Q0 -312 11 -322V-352Z', darker(person.skin, 0.16)) +
    path(
      'M-23 -378C-24 -404 -12 -412 0 -412C14 -412 24 -402 23 -378C22 -356 12 -344 0 -344C-12 -344 -22 -356 -23 -378Z',
      skin,
    ) +
    (person.head === 'scarf'
      ? ''
      : ellipse(-23, -374, 4, 7, lighter(person.skin, 0.06)) +
        ellipse(23, -374, 4, 7, darker(person.skin, 0.14))) +
    ellipse(-11, -365, 6, 4, '#e0705a', { opacity: 0.14 }) +
    ellipse(11, -365, 6, 4, '#e0705a', { opacity: 0.14 }) +
    path('M-6 -357Q0 -352 6 -357', 'none', {
      stroke: darker(person.skin, 0.45),
      'stroke-width': 2,
      'stroke-linecap': 'round',
    }) +
    ellipse(-8, -376, 2, 2.6, '#3a2a22') +
    ellipse(8, -376, 2, 2.6, '#3a2a22') +
    cover(person, sheet)
  );
};
