/** The start page's words; it exists on the developer's machine only, so they are not in the shops' catalogues. */
export interface StartWords {
  readonly title: string;
  readonly lead: string;
  readonly member: string;
  readonly password: string;
  readonly bank: string;
  readonly bankNote: string;
  readonly mails: string;
}

const english: StartWords = {
  title: 'The shops',
  lead: 'All countries run here on one database with demo data. No mail leaves this machine and no card is charged.',
  member: 'Member ID',
  password: 'Password',
  bank: 'The bank',
  bankNote: 'Card payments go to a test bank; any card number with a valid check digit works.',
  mails: 'Emails',
};

const words: Readonly<Record<string, StartWords>> = {
  en: english,
  ru: {
    title: 'Магазины',
    lead: 'Все страны работают здесь на одной базе с демонстрационными данными. Письма никуда не уходят, деньги не списываются.',
    member: 'Номер участника',
    password: 'Пароль',
    bank: 'Банк',
    bankNote: 'На оплату картой отвечает тестовый банк; подойдёт любой номер с верной контрольной цифрой.',
    mails: 'Письма',
  },
  tr: {
    title: 'Mağazalar',
    lead: 'Bütün ülkeler burada, demo verileriyle tek veritabanında çalışır. Hiçbir şey gönderilmez, hiçbir ücret alınmaz.',
    member: 'Üye numarası',
    password: 'Şifre',
    bank: 'Banka',
    bankNote:
      'Kart ödemelerini test bankası yanıtlar; kontrol basamağı doğru olan her kart numarası geçerlidir.',
    mails: 'E-postalar',
  },
  az: {
    title: 'Mağazalar',
    lead: 'Bütün ölkələr burada nümunə məlumatları ilə bir verilənlər bazasında işləyir. Heç nə göndərilmir, heç bir ödəniş tutulmur.',
    member: 'Üzv nömrəsi',
    password: 'Şifrə',
    bank: 'Bank',
    bankNote:
      'Kart ödənişlərinə test bankı cavab verir; yoxlama rəqəmi düzgün olan istənilən kart nömrəsi yararlıdır.',
    mails: 'Məktublar',
  },
  ka: {
    title: 'მაღაზიები',
    lead: 'ყველა ქვეყანა აქ ერთ ბაზაზე მუშაობს, სადემონსტრაციო მონაცემებით. წერილები არ იგზავნება და თანხა არ ჩამოიჭრება.',
    member: 'წევრის ნომერი',
    password: 'პაროლი',
    bank: 'ბანკი',
    bankNote:
      'ბარათით გადახდას სატესტო ბანკი პასუხობს: ივარგებს ნებისმიერი ნომერი, რომლის საკონტროლო ციფრი სწორია.',
    mails: 'წერილები',
  },
  kk: {
    title: 'Дүкендер',
    lead: 'Барлық ел осында демо деректермен бір дерекқорда жұмыс істейді. Хаттар ешқайда жіберілмейді, ақша алынбайды.',
    member: 'Қатысушы нөмірі',
    password: 'Құпиясөз',
    bank: 'Банк',
    bankNote:
      'Картамен төлемге сынақ банкі жауап береді; бақылау цифры дұрыс кез келген карта нөмірі жарайды.',
    mails: 'Хаттар',
  },
};

/** The first language that the browser names and the page has, else English. */
export const startWords = (
  accepted: string | undefined,
): { readonly language: string; readonly words: StartWords } => {
  const wanted = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  const language = wanted.find((name) => Object.hasOwn(words, name)) ?? 'en';
  return { language, words: words[language] ?? english };
};
