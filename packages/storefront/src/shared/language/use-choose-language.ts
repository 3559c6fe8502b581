import { browserStorage } from '../storage/storage-adapter.ts';
import { useShop } from '../shop.tsx';
import { chooseLanguage } from './choose-language.ts';

/** `choose(language)`: the page loads anew in it (LANG-4). */
export const useChooseLanguage = (): ((language: string) => void) => {
  const { country, reload } = useShop();
  return (language) =>
    chooseLanguage(language, {
      country,
      storage: browserStorage(() => localStorage),
      setCookie: (text) => {
        document.cookie = text;
      },
      open: reload,
      here: new URL(location.href),
    });
};
