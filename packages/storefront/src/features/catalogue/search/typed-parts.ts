import { foldForSearch } from '@caravan/i18n';

/** A piece of a name; `typed` where the visitor wrote it, in whatever spelling. */
export interface NamePart {
  readonly text: string;
  readonly typed: boolean;
}

const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Cuts a name where its words begin as those typed do (SHOP-3): `Алоэ гель` for `ало` gives `Ало`, typed, and the rest. */
export const typedParts = (name: string, typed: string): NamePart[] => {
  const wanted = foldForSearch(typed).match(word) ?? [];
  const parts: NamePart[] = [];
  let done = 0;
  for (const { 0: found, index } of name.matchAll(word)) {
    const length = Math.max(0, ...wanted.map((start) => lengthOf(found, start)));
    if (length === 0) continue;
    parts.push(
      { text: name.slice(done, index), typed: false },
      { text: found.slice(0, length), typed: true },
    );
    done = index + length;
  }
  return [...parts, { text: name.slice(done), typed: false }].filter(({ text }) => text !== '');
};

/** Letters of `found` that fold to `start`, which may be of another length; 0 where it begins otherwise. */
const lengthOf = (found: string, start: string): number => {
  if (!foldForSearch(found).startsWith(start)) return 0;
  for (let length = 1; length <= found.length; length += 1)
    if (foldForSearch(found.slice(0, length)).length >= start.length) return length;
  return 0;
};
