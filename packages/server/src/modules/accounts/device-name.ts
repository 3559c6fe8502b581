import Bowser from 'bowser';

/** Browser and system of a user agent as people call them, `Chrome · Android`; empty for one that says neither. */
export const deviceName = (userAgent: string): string => {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter((name) => name !== undefined && name !== '').join(' · ');
};
