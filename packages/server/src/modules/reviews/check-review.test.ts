import { describe, expect, it } from 'vitest';
import { checkReview } from './check-review.ts';

describe('the check of a review', () => {
  it.each([
    ['link', 'More at https://x.example'],
    ['link', 'Ищите на aloe-shop.kz дешевле'],
    ['link', 'WWW.CHEAP'],
    ['address', 'Write to ada@mail.example'],
    ['address', 'Find me: @aloe_queen'],
    ['phone', 'Call +999 555 12 34'],
    ['phone', 'тел. 0555 123 456'],
    ['phone', '٠٥٥٥ ١٢٣ ٤٥٦'],
    ['capitals', 'THE BEST GEL THAT I EVER HAD at home'],
    ['capitals', 'САМЫЙ ЛУЧШИЙ ГЕЛЬ НА СВЕТЕ'],
    ['word', 'It cured my back'],
    ['word', 'Помогает от диабета'],
    ['word', 'Bu kansere iyi geliyor'],
  ])('SHOP-12 finds a %s in %j', (found, text) => {
    expect(checkReview('', text)).toBe(found);
    expect(checkReview(text, 'Good.')).toBe(found);
  });

  it.each([
    'Very good. I drink 2 x 30 ml, since 12.05.2026, 1 890 som a bottle.',
    'Cream.Very light',
    'SPF 30, OK!',
    'ძალიან კარგი გელია, მთელი ოჯახი ვსვამთ ყოველ დილით.',
    'Моет раковину без следов. 10 из 10!',
    'Ürün 3 günde geldi, kutusu sağlamdı.',
  ])('SHOP-12 lets pass %j', (text) => {
    expect(checkReview('', text)).toBeNull();
  });
});
