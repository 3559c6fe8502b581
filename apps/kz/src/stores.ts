import type { Store } from '@caravan/country';

/** Regions of the picker, by the ids of regions.yaml: a store is a region whole (SHELL-7). */
export const stores: readonly Store[] = [
  { id: 1, name: { ru: 'Астана', kk: 'Астана', en: 'Astana' } },
  { id: 2, name: { ru: 'Алматы', kk: 'Алматы', en: 'Almaty' } },
  { id: 3, name: { ru: 'Шымкент', kk: 'Шымкент', en: 'Shymkent' } },
  { id: 4, name: { ru: 'Область Абай', kk: 'Абай облысы', en: 'Abai Region' } },
  { id: 5, name: { ru: 'Акмолинская область', kk: 'Ақмола облысы', en: 'Akmola Region' } },
  { id: 6, name: { ru: 'Актюбинская область', kk: 'Ақтөбе облысы', en: 'Aktobe Region' } },
  { id: 7, name: { ru: 'Алматинская область', kk: 'Алматы облысы', en: 'Almaty Region' } },
  { id: 8, name: { ru: 'Атырауская область', kk: 'Атырау облысы', en: 'Atyrau Region' } },
  {
    id: 9,
    name: {
      ru: 'Восточно-Казахстанская область',
      kk: 'Шығыс Қазақстан облысы',
      en: 'East Kazakhstan Region',
    },
  },
  { id: 10, name: { ru: 'Жамбылская область', kk: 'Жамбыл облысы', en: 'Zhambyl Region' } },
  { id: 11, name: { ru: 'Область Жетісу', kk: 'Жетісу облысы', en: 'Zhetisu Region' } },
  {
    id: 12,
    name: { ru: 'Западно-Казахстанская область', kk: 'Батыс Қазақстан облысы', en: 'West Kazakhstan Region' },
  },
  { id: 13, name: { ru: 'Карагандинская область', kk: 'Қарағанды облысы', en: 'Karaganda Region' } },
  { id: 14, name: { ru: 'Костанайская область', kk: 'Қостанай облысы', en: 'Kostanay Region' } },
  { id: 15, name: { ru: 'Кызылординская область', kk: 'Қызылорда облысы', en: 'Kyzylorda Region' } },
  { id: 16, name: { ru: 'Мангистауская область', kk: 'Маңғыстау облысы', en: 'Mangystau Region' } },
  { id: 17, name: { ru: 'Павлодарская область', kk: 'Павлодар облысы', en: 'Pavlodar Region' } },
  {
    id: 18,
    name: {
      ru: 'Северо-Казахстанская область',
      kk: 'Солтүстік Қазақстан облысы',
      en: 'North Kazakhstan Region',
    },
  },
  { id: 19, name: { ru: 'Туркестанская область', kk: 'Түркістан облысы', en: 'Turkistan Region' } },
  { id: 20, name: { ru: 'Область Ұлытау', kk: 'Ұлытау облысы', en: 'Ulytau Region' } },
];

/** Almaty. */
export const defaultStore = 2;
