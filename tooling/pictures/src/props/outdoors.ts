import type { Setting } from '../content/setting.ts';
import { between, repeat } from '../drawing/chance.ts';
import { darker, type Hex } from '../drawing/colour.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/marks.ts';

/** A cloth on the grass in perspective, 620 units wide, with checks. */
export const blanket = ({ light, sheet }: Setting, colour: Hex): string => {
  const outline = path('M-230 -74H236L330 70Q0 92 -330 72Z', '#000');
  const checks =
    repeat(7, (index) =>
      path(
        `M${-200 + index * 62} -80L${-290 + index * 88} 90H${-258 + index * 88}L${-178 + index * 62} -80Z`,
        '#ffffff',
        { opacity: 0.4 },
      ),
    ) + repeat(4, (index) => rect(-340, -60 + index * 36, 680, 15, 0, '#ffffff', { opacity: 0.34 }));
  return (
    path('M-230 -66H236L336 80Q0 104 -336 82Z', '#14261b', { opacity: 0.25 }) +
    path('M-230 -74H236L330 70Q0 92 -330 72Z', light.on(colour)) +
    sheet.clipped(checks, outline)
  );
};

/** A picnic basket with a lid half open, 170 units wide. */
export const basket = ({ light, sheet }: Setting): string => {
  const straw = sheet.linear(
    [
      [0, light.on('#d9b078')],
      [1, light.on('#9a6c3c')],
    ],
    'down',
  );
  return (
    ellipse(0, 0, 104, 12, '#14261b', { opacity: 0.3 }) +
    path('M-86 -84Q0 -208 86 -84', 'none', { stroke: light.on('#8a5f34'), 'stroke-width': 9 }) +
    path('M-88 -86H88L74 0H-74Z', straw) +
    repeat(5, (index) =>
      stroke(`M${-84 + index * 3} ${-70 + index * 16}H${84 - index * 3}`, light.on('#7a5430'), 3, {
        opacity: 0.4,
      }),
    ) +
    repeat(9, (index) =>
      stroke(`M${-72 + index * 18} -84L${-62 + index * 15.5} 0`, light.on('#7a5430'), 3, { opacity: 0.3 }),
    ) +
    path('M-92 -90H92V-78H-92Z', light.on('#c89a60')) +
    path('M-60 -92Q-30 -128 0 -96Q34 -124 58 -92Z', light.on('#f1ece0'))
  );
};

/** A samovar with a pot on top, 190 units tall. */
export const samovar = ({ sheet, light }: Setting): string => {
  const brass = sheet.linear([
    [0, light.on('#8a6420')],
    [0.25, light.on('#f3d98a')],
    [0.6, light.on('#c2912f')],
    [1, light.on('#6b4a16')],
  ]);
  return (
    ellipse(0, 0, 66, 9, '#14261b', { opacity: 0.3 }) +
    rect(-34, -20, 68, 20, 5, brass) +
    path('M-18 -20L-14 -40H14L18 -20Z', brass) +
    path('M-52 -120C-54 -80 -34 -54 -20 -40H20C34 -54 54 -80 52 -120Z', brass) +
    rect(-54, -130, 108, 14, 5, brass) +
    path('M-36 -130L-24 -150H24L36 -130Z', brass) +
    path('M-26 -150C-30 -178 -14 -186 0 -186C14 -186 30 -178 26 -150Z', brass) +
    stroke('M26 -170L46 -182M0 -186V-194', light.on('#8a6420'), 6) +
    stroke(
      'M-52 -104C-76 -104 -76 -78 -48 -84M52 -104C76 -104 76 -78 48 -84M0 -62V-44M-10 -44H14',
      light.on('#8a6420'),
      6,
    )
  );
};

/** A child's drawing on paper, 150 × 190 units, hung at the origin by a peg; `kind` picks what it shows. */
export const childDrawing = ({ light, chance }: Setting, kind: number): string => {
  const crayon = (data: string, colour: Hex, width = 5): string =>
    stroke(data, light.on(colour), width, { 'stroke-linejoin': 'round', opacity: 0.9 });
  const sun =
    ellipse(30, 56, 13, 13, light.on('#f2b738')) +
    repeat(8, (index) => placed(crayon('M0 -18V-27', '#f2b738', 4), 30, 56, 1, index * 45));
  const kinds = [
    crayon('M-44 160V106L0 70L44 106V160Z', '#c9563d') + crayon('M-12 160V126H12V160', '#3d6f9e') + sun,
    crayon('M0 166V104', '#7a5638', 8) +
      [-22, 0, 22]
        .map((x, index) => ellipse(x, 92 - (index % 2) * 22, 26, 22, light.on('#6fae55'), { opacity: 0.85 }))
        .join('') +
      sun,
    [-26, 24]
      .map(
        (x) =>
          ellipse(x, 84, 13, 13, 'none', { stroke: light.on('#a5603c'), 'stroke-width': 4 }) +
          crayon(
            `M${x} 98V136M${x} 136L${x - 14} 166M${x} 136L${x + 14} 166M${x - 20} 116H${x + 20}`,
            x < 0 ? '#c2415e' : '#2f6fb0',
          ),
      )
      .join(''),
    crayon('M-54 150Q-28 120 0 150T54 150', '#3d8fc2', 6) +
      crayon('M-54 166Q-28 138 0 166T54 166', '#3d8fc2', 6) +
      path('M-34 128H36L24 146H-22Z', light.on('#c9563d')) +
      crayon('M0 126V66L30 112H0', '#5a4a7c', 4),
    repeat(5, (index) =>
      placed(ellipse(0, -17, 9, 15, light.on('#d9738a'), { opacity: 0.85 }), 0, 98, 1, index * 72),
    ) +
      ellipse(0, 98, 10, 10, light.on('#f2b738')) +
      crayon('M0 112V168M0 146Q24 130 30 138', '#4f8a4c', 6),
    crayon('M-60 160L-20 78L4 122L30 62L62 160Z', '#5a7f9e', 5) +
      ellipse(-34, 62, 13, 13, light.on('#f2b738')) +
      crayon('M-60 170H60', '#4f8a4c', 7),
  ];
  return placed(
    rect(-76, 6, 156, 188, 3, '#14261b', { opacity: 0.16 }) +
      rect(-78, 0, 156, 188, 3, light.on('#fdfbf4')) +
      (kinds[kind % kinds.length] ?? '') +
      rect(-6, -14, 12, 30, 3, light.on('#c09a6a')),
    0,
    0,
    1,
    between(chance, -5, 5),
  );
};

/** A parasol over two beach chairs, 330 units tall. */
export const parasol = ({ light, place }: Setting): string =>
  ellipse(20, 0, 170, 18, '#14261b', { opacity: 0.2 }) +
  path('M-120 -30L-60 -96L-46 -90L-80 -24L30 -14V0H-112Z', light.on('#f3eee0')) +
  path('M60 -30L120 -96L134 -90L100 -24L210 -14V0H68Z', light.on('#f3eee0')) +
  rect(-4, -300, 8, 300, 4, light.on('#b98a5c')) +
  repeat(6, (index) =>
    path(
      `M0 -330C${-170 + index * 56} -326 ${-176 + index * 60} -250 ${-180 + index * 60} -232Q${-150 + index * 60} -246 ${-120 + index * 60} -232C${-118 + index * 58} -258 ${-112 + index * 56} -326 0 -330Z`,
      light.on(index % 2 === 0 ? place.accent : '#fbf7ec'),
    ),
  );

/** A wooden lodge with lit windows, 420 units wide. */
export const lodge = ({ light, sheet, place }: Setting): string =>
  ellipse(0, 0, 260, 16, '#14261b', { opacity: 0.3 }) +
  rect(
    -190,
    -150,
    380,
    150,
    3,
    sheet.linear(
      [
        [0, light.on('#a9764a')],
        [1, light.on('#6b4528')],
      ],
      'down',
    ),
  ) +
  repeat(7, (index) => rect(-190, -142 + index * 21, 380, 3, 0, light.on('#4d3220'), { opacity: 0.4 })) +
  rect(-120, -250, 40, 80, 3, light.on('#8d8f8f')) +
  path('M-240 -140L-20 -290L0 -290L240 -140L210 -132L0 -268L-210 -132Z', light.on(darker(place.roof, 0.2))) +
  path('M-190 -148L-8 -266H8L190 -148Z', light.on('#8a5f3a')) +
  [-136, 80]
    .map(
      (x) =>
        rect(x, -110, 62, 62, 3, light.lamps ? '#ffd98c' : '#ffe9b8') +
        stroke(`M${x + 31} -110V-48M${x} -79H${x + 62}`, light.on('#4d3220'), 5),
    )
    .join('') +
  rect(-34, -104, 60, 104, 3, light.on('#4d3220')) +
  ellipse(0, -206, 24, 24, light.lamps ? '#ffd98c' : '#ffe9b8');
