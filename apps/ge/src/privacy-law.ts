import type { PrivacyLaw } from '@caravan/country';

/** What the country's law adds to the privacy notice. `{email}` is the seller's. */
export const law: PrivacyLaw = {
  basis: {
    ka: 'მონაცემებს ვამუშავებთ „პერსონალურ მონაცემთა დაცვის შესახებ“ საქართველოს კანონის შესაბამისად: თქვენთან ხელშეკრულების დასადებად და შესასრულებლად, კანონით დაკისრებული ვალდებულებებისთვის, მაღაზიის უსაფრთხოების კანონიერი ინტერესით ან თქვენი თანხმობით, რომლის გამოხმობაც ნებისმიერ დროს შეგიძლიათ. პირდაპირი მარკეტინგის შეტყობინებებს მხოლოდ თქვენი თანხმობით ვგზავნით.',
    ru: 'Мы обрабатываем данные по Закону Грузии «О защите персональных данных»: для заключения и исполнения договора с вами, для выполнения требований закона, ради законного интереса в безопасности магазина или с вашего согласия, которое можно отозвать в любой момент. Рассылки прямого маркетинга отправляем только с вашего согласия.',
    en: 'We work with data under the Law of Georgia on Personal Data Protection: to conclude and keep a contract with you, to meet duties set by law, for our legitimate interest in the shop’s safety, or with your consent, which you can take back at any time. Direct marketing is sent only with your consent.',
  },
  abroad: {
    ka: 'მონაცემები სხვა სახელმწიფოს გადაეცემა მხოლოდ იქ, სადაც მათი დაცვის სათანადო გარანტიებია, ან კანონით გათვალისწინებულ სხვა შემთხვევაში.',
    ru: 'В другие государства данные передаются только туда, где есть надлежащие гарантии их защиты, или в иных случаях, предусмотренных законом.',
    en: 'Data go to other states only where there are proper safeguards for them, or in other cases that the law provides for.',
  },
  rights: {
    ka: 'შეგიძლიათ მიიღოთ ინფორმაცია თქვენი მონაცემების დამუშავებაზე, გაეცნოთ მათ და მიიღოთ ასლი, მოითხოვოთ გასწორება, განახლება, დამუშავების შეწყვეტა, წაშლა, დაბლოკვა ან გადატანა, გამოიხმოთ თანხმობა და უარი თქვათ მხოლოდ ავტომატურ გადაწყვეტილებაზე. მოგვწერეთ მისამართზე {email}; უფასოდ გიპასუხებთ კანონით დადგენილ ვადაში.',
    ru: 'Вы можете получить сведения об обработке ваших данных, ознакомиться с ними и получить копию, потребовать исправить, обновить, удалить, заблокировать или перенести их либо прекратить обработку, отозвать согласие и отказаться от исключительно автоматических решений. Напишите на {email}; мы ответим бесплатно в срок, установленный законом.',
    en: 'You can be told how your data are used, see them and get a copy, have them corrected, updated, deleted, blocked or moved, or their use ended, take back your consent and refuse decisions by a machine alone. Write to {email}; we answer within the time that the law sets, free of charge.',
  },
  complaints: {
    ka: 'თუ თვლით, რომ თქვენი უფლებები დაირღვა, შეგიძლიათ მიმართოთ პერსონალურ მონაცემთა დაცვის საზედამხედველო ორგანოს ან სასამართლოს.',
    ru: 'Если вы считаете, что ваши права нарушены, вы можете обратиться в надзорный орган Грузии по защите персональных данных или в суд.',
    en: 'If you believe that your rights were breached, you can turn to Georgia’s supervisory authority for personal data protection or to a court.',
  },
};
