import type { Jpegs } from './pictures.ts';
import { createPaper, type About } from './sheet.ts';

/** Pages that are whole pictures: a catalogue, a certificate. Paper of their own form, 3 : 4. */
export const pictureDocument = async (
  about: About,
  files: readonly string[],
  pixels: number,
  quality: number,
  jpeg: Jpegs,
): Promise<Buffer> => {
  const size = [540, 720] as const;
  const paper = createPaper(about, size);
  for (const file of files) {
    const image = await jpeg(file, pixels, quality);
    if (image === undefined) continue;
    paper.doc.addPage();
    paper.doc.image(image, 0, 0, { width: size[0], height: size[1] });
  }
  return paper.finish(Number.MAX_SAFE_INTEGER);
};
