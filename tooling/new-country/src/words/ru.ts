import type { StarterText } from './index.ts';

/** Russian. */
export const ru: Readonly<Record<StarterText, string>> = {
  address: 'Центр города, ул. Алоэ, 1',
  hours: 'Пн–Сб 10:00–18:00',
  courier: 'Курьер',
  courierDescription: 'До двери. Бесплатно от 2 CC.',
  pickup: 'Самовывоз из офиса',
  pickupDescription: 'Заказ будет готов через час в часы работы.',
  heroTitle: 'Сила алоэ для каждого дня',
  heroLead: 'Напитки, уход и питание на основе алоэ вера. {country}: доставка от 2 CC — бесплатно.',
  capital: 'Столица',
  centre: 'Центр города',
  suburbs: 'Пригород',
  regions: 'Регионы',
  towns: 'Города и сёла',
  pageComing: 'Эта страница готовится. Пока мы с удовольствием ответим на вопросы: {email}.',
  join: 'Участники покупают со скидкой и зарабатывают, когда по их ссылке покупают другие.',
  joinPoint: 'Скидка на каждый заказ',
};
