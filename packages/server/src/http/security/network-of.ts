import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address in its shortest form, as `URL` writes it. */
const groupsOf = (address: string): string[] => {
  const halves = address.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const [front = [], back] = halves;
  if (back === undefined) return front;
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back];
};

/** `c0a8`, `1` as `192.168.0.1`. */
const dotted = (...groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');

/**
 * Whom calls from an address are counted against: an IPv4 address by itself, an IPv6 address by its first 64 bits, which are
 * one line's, with as many addresses as it likes (SEC-7). Any other text stays as it is.
 */
export const networkOf = (address: string): string => {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(new URL(`http://[${plain}]`).hostname.slice(1, -1));
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return dotted(...groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
};
