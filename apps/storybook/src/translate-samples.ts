import { languages } from '@caravan/i18n';
import { wordsIn } from './words.ts';

const plain = (message: unknown): string | null => {
  if (typeof message === 'string') return message;
  return Array.isArray(message) && message.length === 1 && typeof message[0] === 'string' ? message[0] : null;
};

/** What each sample that is a message of the shop, in whichever language, is called in another one. */
const dictionary = async (language: string): Promise<ReadonlyMap<string, string>> => {
  const target = await wordsIn(language);
  const words = new Map<string, string>();
  for (const source of await Promise.all(languages.map(wordsIn)))
    for (const [id, message] of Object.entries(source)) {
      const [from, to] = [plain(message), plain(target[id])];
      if (from !== null && to !== null && !words.has(from)) words.set(from, to);
    }
  return words;
};

const spoken = ['aria-label', 'placeholder', 'title', 'alt'];

const translate = (root: Node, words: ReadonlyMap<string, string>): void => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) {
      // What is around a sample parts it from what stands beside it.
      const sample = node.data.trim();
      const to = words.get(sample);
      if (to !== undefined && to !== sample) node.data = node.data.replace(sample, () => to);
    } else if (node instanceof Element)
      for (const name of spoken) {
        const to = words.get(node.getAttribute(name) ?? '');
        if (to !== undefined && to !== node.getAttribute(name)) node.setAttribute(name, to);
      }
  }
};

/** Ends the last translation of an element. */
const stops = new WeakMap<HTMLElement, () => void>();

/**
 * Says the samples of a story in a language of the toolbar, wherever the shop's catalogues have the very words; null leaves all as it
 * was written. Components have no words of their own, so it is done to what they have drawn.
 */
export const translateSamples = (root: HTMLElement, language: string | null): void => {
  stops.get(root)?.();
  stops.delete(root);
  if (language === null) return;
  let stopped = false;
  let again = (): void => {};
  const observer = new MutationObserver(() => again());
  void dictionary(language).then((words) => {
    if (stopped) return;
    again = () => translate(root, words);
    again();
    observer.observe(root, { subtree: true, childList: true, characterData: true });
  });
  stops.set(root, () => {
    stopped = true;
    observer.disconnect();
  });
};
