import type { PrivacyLaw } from '@caravan/country';

/** What the country's law adds to the privacy notice. `{email}` is the seller's. */
export const law: PrivacyLaw = {
  basis: {
    ru: 'Мы обрабатываем данные по законодательству Кыргызской Республики о персональных данных: с вашего согласия, которое вы даёте при регистрации и заказе, для исполнения договора с вами и там, где этого требует закон, например для налогового учёта. Согласие можно отозвать в любой момент.',
    en: 'We work with data under the personal data legislation of the Kyrgyz Republic: with the consent that you give when you join and when you order, to keep our contract with you, and where the law demands it, for example for taxes. You can take consent back at any time.',
  },
  abroad: {
    ru: 'За пределы Кыргызской Республики данные передаются только туда, где обеспечена их защита, либо с вашего согласия или в случаях, названных законом.',
    en: 'Data leave the Kyrgyz Republic only for places where they are protected, with your consent, or where the law says so.',
  },
  rights: {
    ru: 'Вы можете узнать, какие данные о вас есть у нас, зачем и на каком основании мы их обрабатываем и кому передавали, получить их копию, потребовать исправить, заблокировать или уничтожить их и отозвать согласие. Напишите на {email}; мы ответим бесплатно в срок, установленный законом, но не позднее 30 дней.',
    en: 'You can learn what data of yours we hold, why and on what ground we use them and to whom we passed them, get a copy, have them corrected, blocked or destroyed, and take back your consent. Write to {email}; we answer within the time that the law sets, and no later than in 30 days, free of charge.',
  },
  complaints: {
    ru: 'Если ответ вас не устроит, вы можете обратиться в уполномоченный государственный орган Кыргызской Республики по защите персональных данных или в суд.',
    en: 'If you are not content with our answer, you can turn to the state body of the Kyrgyz Republic for the protection of personal data or to a court.',
  },
};
