import type { StarterText } from './index.ts';

/** Kazakh. */
export const kk: Readonly<Record<StarterText, string>> = {
  address: 'Қала орталығы, Алоэ көшесі, 1',
  hours: 'Дс–Сб 10:00–18:00',
  courier: 'Курьер',
  courierDescription: 'Есікке дейін. 2 CC-ден бастап тегін.',
  pickup: 'Кеңседен алып кету',
  pickupDescription: 'Жұмыс уақытында бір сағат ішінде дайын болады.',
  heroTitle: 'Күн сайын алоэнің күші',
  heroLead:
    'Алоэ вера негізіндегі сусындар, тері күтімі және тағам. {country}: 2 CC-ден бастап тегін жеткізу.',
  capital: 'Бас қала',
  centre: 'Қала орталығы',
  suburbs: 'Қала маңы',
  regions: 'Өңірлер',
  towns: 'Қалалар мен ауылдар',
  pageComing: 'Бұл бет дайындалып жатыр. Әзірге сұрақтарыңызға қуана жауап береміз: {email}.',
  join: 'Қатысушылар жеңілдікпен сатып алады және басқалар олар арқылы сатып алғанда табыс табады.',
  joinPoint: 'Әр тапсырысқа жеңілдік',
};
