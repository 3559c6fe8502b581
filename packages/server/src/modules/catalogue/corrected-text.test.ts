import { expect, it } from 'vitest';
import { correctedText } from './corrected-text.ts';

it.each([
  ['shampooo', ['Shampoo'], 'shampoo'],
  ['aole gel', ['Aloe Vera Gel'], 'aloe gel'],
  ['aeol gel', ['Aloe Vera Gel'], undefined],
  ['alow gel', ['Aloe Vera Gel', 'Shower Gel'], 'aloe gel'],
  ['шампнь', ['Шампунь'], 'шампунь'],
  ['гель', ['Гель для душа'], undefined],
  ['ბალზამო', ['ტუჩის ბალზამი'], 'ბალზამი'],
  ['qqqq', [], undefined],
  ['shampooo for men', ['Shampoo, fur and men'], 'shampoo for men'],
])('SHOP-3 tells what %j was read as, by %j: %j', (text, names, corrected) => {
  expect(correctedText(text, names)).toBe(corrected);
});
