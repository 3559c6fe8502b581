/**
 * Beginnings of words that a person has to read before others do, in all languages: people mix them. Abuse, and what no seller of
 * food may let be promised: cures, and the illnesses that are to be cured.
 */
export const forbiddenWords: readonly string[] = [
  // en
  'fuck',
  'shit',
  'bitch',
  'asshole',
  'bastard',
  'scam',
  'cancer',
  'diabet',
  'tumor',
  'tumour',
  'cured',
  // tr
  'siktir',
  'orospu',
  'gerizekal',
  'dolandır',
  'kanser',
  'diyabet',
  'tümör',
  // az
  'fırıldaqç',
  'xərçəng',
  'diabet',
  'oğraş',
  'qəhbə',
  // ru
  'хуй',
  'хуе',
  'хуё',
  'пизд',
  'ебан',
  'ебал',
  'блять',
  'бляд',
  'сука',
  'мудак',
  'мошенни',
  'лохотрон',
  'рака',
  'раком',
  'онколог',
  'опухол',
  'диабет',
  'вылечил',
  'излечил',
  // kk
  'алаяқ',
  'сиктир',
  // ka
  'ყლე',
  'მუტელ',
  'ბოზ',
  'თაღლით',
  'კიბო',
  'დიაბეტ',
  'სიმსივნ',
  'განკურნ',
];
