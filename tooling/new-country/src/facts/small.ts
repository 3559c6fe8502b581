import type { Answers } from '../answers.ts';
import { localizedSource } from './localized.ts';

/** `src/domains.ts`: names under `.example` until the real ones are bought. */
export const domainsTs = ({
  val,
}: Answers): string => `/** Host names in production; the first is canonical. */
export const domains = ['aloea-${val}.example', 'www.aloea-${val}.example'] as const satisfies readonly [string, ...string[]];
`;

/** `src/hero.ts` */
export const heroTs = (answers: Answers): string => `import type { Hero } from '@caravan/country';

export const hero: Hero = {
  picture: 'hero',
  title: ${localizedSource(answers, 'heroTitle')},
  lead: ${localizedSource(answers, 'heroLead')},
};
`;

/** `src/payment.ts`: the card is typed on our page. */
export const paymentTs = (): string => `import type { PaymentRule } from '@caravan/cart-rules';
import type { CardPayment } from '@caravan/country';

/** The card is typed on our page and posted by the browser straight to the bank (PAY-1, PAY-3). */
export const card: CardPayment = { provider: 'nestpay', mode: 'on-page', successPath: '/pay/success' };

export const payments: readonly PaymentRule[] = [
  { slug: 'card', kind: 'card', feePercentBp: 0 },
  { slug: 'delivery-pay', kind: 'on-delivery', feePercentBp: 0 },
];
`;

/** `src/theme.css`: an accent that still has to become the country's own. */
export const themeCss = ({
  engName,
}: Answers): string => `/* ${engName}: the lime of young aloe until it has its own. */
:root {
  --accent: #d6e58a;
  --on-accent: #24330a;
  --hero-from: #f4f7e6;
  --hero-to: #e3ecbf;
}
`;

/** `catalogue/hero.yaml`: what the first picture of the home page is drawn from. */
export const heroYaml =
  (): string => `# The first picture of the home page (tooling/pictures): packs before a window on the view.
view: mountains
sky: '#b9d8dc'
land: '#3f7f5d'
plant: '#3d8a63'
items: [honey-propolis-250g, aloe-peach-1l, aloe-gel-1l, shake-vanilla]
`;
