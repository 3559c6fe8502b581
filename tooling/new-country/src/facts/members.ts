import type { Answers } from '../answers.ts';

interface StarterMember {
  readonly number: number;
  readonly level: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly sponsor: number | null;
  readonly email?: false;
  readonly online?: false;
}

/** A member of each level, one without e-mail, and nine without online access (CTRY-8). */
const people: readonly StarterMember[] = [
  { number: 1, level: 'manager', firstName: 'Anna', lastName: 'Arden', sponsor: null },
  { number: 2, level: 'assistant_manager', firstName: 'Boris', lastName: 'Berg', sponsor: 1 },
  { number: 3, level: 'supervisor', firstName: 'Clara', lastName: 'Calder', sponsor: 2 },
  { number: 4, level: 'assistant_supervisor', firstName: 'David', lastName: 'Dorn', sponsor: 3 },
  { number: 5, level: 'novus', firstName: 'Elena', lastName: 'Ember', sponsor: 4 },
  { number: 6, level: 'manager', firstName: 'Felix', lastName: 'Frost', sponsor: 1, email: false },
  ...['Grace', 'Hugo', 'Irene', 'Jonas', 'Karin', 'Leon', 'Maria', 'Nora', 'Oscar'].map(
    (firstName, index): StarterMember => ({
      number: 11 + index,
      level: 'assistant_supervisor',
      firstName,
      lastName: 'Novak',
      sponsor: 4,
      online: false,
    }),
  ),
];

/** `members.yaml`: invented people; mail goes to example.com, which no one owns. */
export const membersYaml = ({ val, fboPrefix, callingCode, languages }: Answers): string => {
  const fboId = (number: number): string => `'${fboPrefix}${String(number).padStart(9, '0')}'`;
  const rows = people.map(({ number, level, firstName, lastName, sponsor, email = true, online = true }) => {
    const phone = `'+${callingCode}5551000${String(number).padStart(2, '0')}'`;
    const mail = `${firstName.toLowerCase()}.${val}@example.com`;
    const address = `{ recipientName: ${firstName} ${lastName}, province: 1, district: 1, city: ${lastName}, address: 'Aloe St. ${number}', phone: ${phone}, email: ${mail} }`;
    const order = `{ daysAgo: ${number * 5}, payment: card, delivery: courier, status: delivered, lines: [{ code: '715', quantity: 2 }, { code: '605', quantity: 1 }] }`;
    return `- fboId: ${fboId(number)}
  level: ${level}
  firstName: ${firstName}
  lastName: ${lastName}
  email: ${email ? mail : 'null'}
  phone: ${phone}
  birthDate: ${String(number).padStart(2, '0')}-05-1984
  taxNumber: '${String(number).padStart(9, '5')}'
  sponsor: ${sponsor === null ? 'null' : fboId(sponsor)}
  language: ${languages[0]}
  online: ${online}
  addresses: [${online ? address : ''}]
  orders: [${online ? order : ''}]
`;
  });
  return `# Demo members (CTRY-8), loaded in demo mode only; a production start refuses them.\n${rows.join('')}`;
};
