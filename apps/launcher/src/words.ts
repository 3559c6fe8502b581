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
  lead: 'All countries run here on one database with demo data. Nothing is sent and nobody is charged.',
  member: 'Member ID',
  password: 'Password',
  bank: 'The bank',
  bankNote: 'A pretend bank answers card payments; any card number with a right check digit will do.',
  mails: 'Mails',
};

const words: Readonly<Record<string, StartWords>> = {
  en: english,
  ru: {
    title: 'Магазины',
    lead: 'Все страны работают здесь на одной базе с демонстрационными данными. Ничего не отправляется и не списывается.',
    member: 'ID участника',
    password: 'Пароль',
    bank: 'Банк',
    bankNote: 'На оплату картой отвечает учебный банк; подойдёт любой номер с верной контрольной цифрой.',
    mails: 'Письма',
  },
  tr: {
    title: 'Mağazalar',
    lead: 'Bütün ülkeler burada, demo verileriyle tek veritabanında çalışır. Hiçbir şey gönderilmez, hiçbir ücret alınmaz.',
    member: 'Üye no',
    password: 'Parola',
    bank: 'Banka',
    bankNote:
      'Kart ödemelerini deneme bankası yanıtlar; kontrol basamağı doğru olan her kart numarası geçerlidir.',
    mails: 'E-postalar',
  },
  az: {
    title: 'Mağazalar',
    lead: 'Bütün ölkələr burada nümunə məlumatları ilə bir verilənlər bazasında işləyir. Heç nə göndərilmir, heç bir ödəniş tutulmur.',
    member: 'Üzv nömrəsi',
    password: 'Parol',
    bank: 'Bank',
    bankNote:
      'Kart ödənişinə sınaq bankı cavab verir; yoxlama rəqəmi düzgün olan istənilən kart nömrəsi yarayır.',
    mails: 'Məktublar',
  },
  ka: {
    title: 'მაღაზიები',
    lead: 'ყველა ქვეყანა აქ მუშაობს, საცდელი მონაცემებით და ერთ ბაზაზე. არაფერი იგზავნება და თანხა არ ჩამოიჭრება.',
    member: 'წევრის ნომერი',
    password: 'პაროლი',
    bank: 'ბანკი',
    bankNote:
      'ბარათით გადახდას საცდელი ბანკი პასუხობს: ივარგებს ნებისმიერი ნომერი, რომლის საკონტროლო ციფრი სწორია.',
    mails: 'წერილები',
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
