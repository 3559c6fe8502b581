/** Letters that ISO-8859-9 has where ISO-8859-1 has others. */
const turkish: Readonly<Record<string, number>> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe };

/** Text as bytes of ISO-8859-9; `?` for a letter that it does not have. */
export const latin5 = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      const taken = Object.values(turkish).includes(code);
      return turkish[letter] ?? (code < 0x100 && !taken ? code : 0x3f);
    }),
  );
