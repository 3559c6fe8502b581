/// <reference types="vite/client" />

/** The letters of documents: Latin with all marks, Cyrillic with Kazakh and Kyrgyz letters, Georgian, Arabic digits. */
export interface Fonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

const bytesOf = ({ default: url }: { readonly default: string }): Buffer =>
  Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

let loaded: Promise<Fonts> | undefined;

const load = async (): Promise<Fonts> => {
  const [regular, bold] = await Promise.all([
    import('dejavu-fonts-ttf/ttf/DejaVuSans.ttf?inline'),
    import('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?inline'),
  ]);
  return { regular: bytesOf(regular), bold: bytesOf(bold) };
};

/** Read when the first document is made; a document embeds only the letters that it has. */
export const loadFonts = (): Promise<Fonts> => (loaded ??= load());
