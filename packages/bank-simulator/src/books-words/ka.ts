import type { BooksWords } from './books-words.ts';

/** What the bank’s counter says in Georgian. */
export const ka: BooksWords = {
  title: 'ბანკის ჟურნალი',
  lead: 'ყველა მაღაზიის ბოლო ოპერაციები.',
  empty: 'გადახდა ჯერ არ ყოფილა.',
  order: 'შეკვეთის ნომერი',
  amount: 'თანხა',
  stateTitle: 'სტატუსი',
  sale: 'გადახდა',
  refund: 'თანხის დაბრუნება',
  captured: 'ჩამოჭრილია, დღე ღიაა',
  settled: 'ჩარიცხულია',
  voided: 'გაუქმებულია',
  failed: 'ვერ შესრულდა',
  settle: 'დღის დახურვა',
  settleLead:
    'ყველა ჩამოჭრილი თანხა ჩაირიცხება: ამის შემდეგ თანხის დაბრუნება შეიძლება, გადახდის გაუქმება კი აღარ.',
  faultsTitle: 'რა უნდა გაფუჭდეს',
  faults: {
    silent: 'API არასოდეს პასუხობს',
    loseAnswer: 'გაუქმება ან დაბრუნება სრულდება, პასუხი იკარგება',
    serverError: 'API პასუხობს შეცდომით 500',
    nonsense: 'API პასუხობს ვებგვერდით',
    wrongEncoding: 'API სხვა კოდირებით პასუხობს, ვიდრე აცხადებს',
    voidHitsNewest: 'უქმდება ბოლო ოპერაცია, რომელიც არ უნდა მოითხოვონ',
    neverSettles: 'ნებისმიერი დაბრუნება ნაადრევია',
    dropNotices: 'მაღაზიების სერვერებს გადახდები არ ეცნობებათ',
  },
  slow: 'API-ს დაგვიანება (მილიწამი)',
  save: 'შენახვა',
};
