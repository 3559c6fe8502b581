import type { PrivacyLaw } from '@caravan/country';

/** What the country's law adds to the privacy notice. `{email}` is the seller's. */
export const law: PrivacyLaw = {
  basis: {
    az: 'Məlumatları «Fərdi məlumatlar haqqında» Azərbaycan Respublikasının Qanununa uyğun emal edirik: qeydiyyat və sifariş zamanı verdiyiniz razılıqla, sizinlə müqavilənin icrası üçün və qanunun tələb etdiyi hallarda, məsələn, vergi uçotu üçün. Razılığı istənilən vaxt geri götürə bilərsiniz.',
    ru: 'Мы обрабатываем данные по Закону Азербайджанской Республики «О персональных данных»: с вашего согласия, которое вы даёте при регистрации и заказе, для исполнения договора с вами и там, где этого требует закон, например для налогового учёта. Согласие можно отозвать в любой момент.',
    en: 'We work with data under the Law of the Republic of Azerbaijan on Personal Data: with the consent that you give when you join and when you order, to keep our contract with you, and where the law demands it, for example for taxes. You can take consent back at any time.',
  },
  abroad: {
    az: 'Məlumatlar Azərbaycan Respublikasından kənara yalnız qanunun yol verdiyi hallarda ötürülür: qəbul edən ölkədə onların mühafizəsi təmin olunduqda və ya razılığınızla.',
    ru: 'За пределы Азербайджанской Республики данные передаются только в случаях, допускаемых законом: если в принимающей стране обеспечена их защита или с вашего согласия.',
    en: 'Data leave the Republic of Azerbaijan only as the law allows: where the receiving country protects them, or with your consent.',
  },
  rights: {
    az: 'Haqqınızda hansı məlumatların toplandığını, onların nə üçün emal edildiyini və kimə verildiyini öyrənə, onlarla tanış ola, dəqiqləşdirilməsini, bloklanmasını və ya məhv edilməsini tələb edə, emalına etiraz edə və razılığınızı geri götürə bilərsiniz. {email} ünvanına yazın; qanunla müəyyən edilmiş müddətdə, ən gec 30 gün ərzində pulsuz cavab veririk.',
    ru: 'Вы можете узнать, какие данные о вас собраны, зачем они обрабатываются и кому переданы, ознакомиться с ними, потребовать уточнить, заблокировать или уничтожить их, возразить против обработки и отозвать согласие. Напишите на {email}; мы ответим бесплатно в срок, установленный законом, но не позднее 30 дней.',
    en: 'You can learn what data about you were gathered, why they are used and who got them, see them, have them corrected, blocked or destroyed, object to their use and take back your consent. Write to {email}; we answer within the time that the law sets, and no later than in 30 days, free of charge.',
  },
  complaints: {
    az: 'Cavabımız sizi qane etməzsə, fərdi məlumatlar sahəsində nəzarəti həyata keçirən səlahiyyətli dövlət orqanına və ya məhkəməyə müraciət edə bilərsiniz.',
    ru: 'Если ответ вас не устроит, вы можете обратиться в государственный орган, осуществляющий надзор в сфере персональных данных, или в суд.',
    en: 'If you are not content with our answer, you can turn to the state body that supervises personal data or to a court.',
  },
};
