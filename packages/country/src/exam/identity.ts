import { localTime } from '@caravan/i18n';
import { repeated, unmet, type Check } from './check.ts';

const hostName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/;

const hasTimeZone = (timeZone: string): boolean => {
  try {
    return localTime('2026-01-01T00:00:00Z', timeZone).year > 2000;
  } catch {
    return false;
  }
};

/** Codes, hosts and clocks: who the country is. */
export const identity: readonly Check[] = [
  {
    title: 'has codes that keys, paths and order numbers can be made of',
    faults: ({ val, id, engName, name, fboPrefix, orderPrefix, cookieVersion }) =>
      unmet(
        [/^[a-z]{2}$/.test(val), `val "${val}" is not two small letters`],
        [Number.isInteger(id) && id > 0, `id ${id} is not a whole number above zero`],
        [engName.trim() !== '' && name.trim() !== '', 'engName or name is empty'],
        [/^\d{3}$/.test(fboPrefix), `fboPrefix "${fboPrefix}" is not three digits`],
        [/^[A-Z]{2}$/.test(orderPrefix), `orderPrefix "${orderPrefix}" is not two capital letters`],
        [
          /^[\w-]{1,16}$/.test(cookieVersion),
          `the version "${cookieVersion}" of the choice of cookies cannot stand in a cookie`,
        ],
      ),
  },
  {
    title: 'answers to hosts of its own, in production and locally',
    faults: ({ domains, devDomain }) => [
      ...domains.filter((domain) => !hostName.test(domain)).map((domain) => `"${domain}" is no host name`),
      ...domains
        .filter((domain) => domain.endsWith('localhost'))
        .map((domain) => `"${domain}" is a local host`),
      ...repeated(domains).map((domain) => `"${domain}" stands twice`),
      ...unmet([domains.length > 0, 'domains names no host']),
      ...unmet([
        /^[a-z0-9-]+\.localhost$/.test(devDomain),
        `devDomain "${devDomain}" does not end in .localhost`,
      ]),
    ],
  },
  {
    title: 'keeps a clock that is known',
    faults: ({ timeZone }) => unmet([hasTimeZone(timeZone), `time zone "${timeZone}" is unknown`]),
  },
];
