import type { PrivacyLaw } from '@caravan/country';

/** What the country's law adds to the privacy notice. `{email}` is the seller's. */
export const law: PrivacyLaw = {
  basis: {
    ru: 'Мы обрабатываем данные по Закону Республики Казахстан «О персональных данных и их защите»: с вашего согласия, которое вы даёте при регистрации и заказе, а без него — только в случаях, названных законом, например для налогового и бухгалтерского учёта. Согласие можно отозвать, если это не противоречит закону и нет неисполненных обязательств.',
    kk: 'Деректерді «Дербес деректер және оларды қорғау туралы» Қазақстан Республикасының Заңына сай өңдейміз: тіркелгенде және тапсырыс бергенде беретін келісіміңізбен, ал келісімсіз — тек заңда аталған жағдайларда, мысалы, салық және бухгалтерлік есеп үшін. Заңға қайшы келмесе және орындалмаған міндеттеме болмаса, келісімді қайтарып ала аласыз.',
    en: 'We work with data under the Law of the Republic of Kazakhstan on Personal Data and their Protection: with the consent that you give when you join and when you order, and without it only where the law says so, for example for tax and accounting. You can take consent back unless the law or an obligation still open stands against it.',
  },
  abroad: {
    ru: 'Персональные данные хранятся в базах на территории Республики Казахстан. За границу они передаются только с вашего согласия или в случаях, названных законом.',
    kk: 'Дербес деректер Қазақстан Республикасының аумағындағы базаларда сақталады. Шетелге тек сіздің келісіміңізбен немесе заңда аталған жағдайларда беріледі.',
    en: 'Personal data are kept in databases within the Republic of Kazakhstan. They go abroad only with your consent or where the law says so.',
  },
  rights: {
    ru: 'Вы можете узнать, какие ваши данные у нас есть, откуда они, зачем и как долго мы их обрабатываем, потребовать изменить, дополнить, заблокировать или уничтожить их, отозвать согласие и получить возмещение вреда. Напишите на {email}; мы ответим бесплатно в сроки, установленные законом.',
    kk: 'Бізде қандай деректеріңіз бар екенін, олардың қайдан алынғанын, не үшін және қанша уақыт өңделетінін біле аласыз, оларды өзгертуді, толықтыруды, бұғаттауды немесе жоюды талап ете, келісімді қайтарып ала және келтірілген зиянның өтелуін талап ете аласыз. {email} мекенжайына жазыңыз; заңда белгіленген мерзімде тегін жауап береміз.',
    en: 'You can learn which of your data we hold, where they came from, why and for how long we use them, have them changed, completed, blocked or destroyed, take back your consent and claim damage. Write to {email}; we answer within the times that the law sets, free of charge.',
  },
  complaints: {
    ru: 'Жалобу можно подать в уполномоченный орган Республики Казахстан в сфере защиты персональных данных, в том числе через портал электронного правительства, или в суд.',
    kk: 'Шағымды Қазақстан Республикасының дербес деректерді қорғау саласындағы уәкілетті органына, соның ішінде электрондық үкімет порталы арқылы, немесе сотқа беруге болады.',
    en: 'You can complain to the authority of the Republic of Kazakhstan for the protection of personal data, also through the e-government portal, or go to court.',
  },
};
