import type { StarterText } from './index.ts';

/** Georgian. */
export const ka: Readonly<Record<StarterText, string>> = {
  address: 'ქალაქის ცენტრი, ალოეს ქუჩა 1',
  hours: 'ორშ–შაბ 10:00–18:00',
  courier: 'კურიერი',
  courierDescription: 'კარამდე მიტანით. 2 CC-დან უფასოდ.',
  pickup: 'ოფისიდან გატანა',
  pickupDescription: 'მზად იქნება ერთ საათში, სამუშაო საათებში.',
  heroTitle: 'ალოეს ძალა ყოველდღე',
  heroLead: 'ალოე ვერას სასმელები, კანის მოვლა და კვება. {country}: უფასო მიწოდება 2 CC-დან.',
  capital: 'დედაქალაქი',
  centre: 'ქალაქის ცენტრი',
  suburbs: 'გარეუბნები',
  regions: 'რეგიონები',
  towns: 'ქალაქები და სოფლები',
  pageComing: 'ეს გვერდი მზადდება. მანამდე სიამოვნებით გიპასუხებთ: {email}.',
  join: 'წევრები ფასდაკლებით ყიდულობენ და შემოსავალს იღებენ, როცა მათი მეშვეობით სხვები ყიდულობენ.',
  joinPoint: 'ფასდაკლება ყოველ შეკვეთაზე',
};
