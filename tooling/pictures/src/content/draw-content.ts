import { readYaml } from '../country-files.ts';
import { describeAll } from '../description.ts';
import { drawDocuments } from '../documents/draw-documents.ts';
import { describeDrawn } from './drawn.ts';
import { drawPictures } from './draw-pictures.ts';

/** Parts of `content/` that can be drawn alone. */
export const parts = ['pictures', 'documents'] as const;
export type Part = (typeof parts)[number];

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} kB`;

/** Draws what a country's `drawn.yaml` names for its `content/`; gives sentences on what was written. */
export const drawContent = async (app: string, val: string, wanted: readonly Part[]): Promise<string> => {
  const drawn = describeDrawn(await readYaml(app, 'content/drawn.yaml'));
  const catalogue = describeAll(await readYaml(app, 'catalogue/pictures.yaml'));
  const told: string[] = [];
  if (wanted.includes('pictures')) {
    const { pictures, bytes } = await drawPictures(
      app,
      drawn,
      { place: drawn.place, catalogue },
      drawn.languages[0],
    );
    told.push(`${val}: ${pictures} pictures, ${kilobytes(bytes)}`);
  }
  if (wanted.includes('documents')) {
    const { documents, bytes, lacking } = await drawDocuments(app, drawn);
    told.push(
      `${val}: ${documents} documents, ${kilobytes(bytes)}`,
      ...lacking.map((name) => `${val}: no text for ${name}.pdf`),
    );
  }
  return told.join('\n');
};
