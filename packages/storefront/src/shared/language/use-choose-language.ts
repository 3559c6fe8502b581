import { useShop } from '../shop.tsx';
import { chooseLanguage } from './choose-language.ts';

/** `choose(language)`: the page loads anew in it (LANG-4). */
export const useChooseLanguage = (): ((language: string) => void) => {
  const { country, local, reload } = useShop();
  return (language) =>
    chooseLanguage(language, {
      country,
      storage: local,
      setCookie: (text) => {
        document.cookie = text;
      },
      open: reload,
      here: new URL(location.href),
    });
};
