import { isRecord, names, WrongDescription } from '../description.ts';
import { scenes } from '../scenes/index.ts';
import { times, type Time } from './light.ts';
import type { Motif } from './paint-scene.ts';
import { describePlace, horizons, landmarksOf, type Place } from './place.ts';

/** What is drawn for a country's `content/`: nothing else there is touched. */
export interface Drawn {
  /** Language of what is printed in pictures, and first of the documents. */
  readonly languages: readonly [string, ...string[]];
  readonly place: Place;
  readonly pictures: ReadonlyMap<string, Motif>;
  readonly magazines: ReadonlyMap<string, Motif & { readonly issue: string }>;
  readonly posters: ReadonlyMap<string, Motif>;
  readonly certificates: readonly string[];
  readonly catalogue: readonly string[];
  readonly logo: string;
  /** Clips of this country that are the drawn ones (`clip-01`). */
  readonly clips: readonly string[];
  readonly documents: {
    /** Slugs of `pages/`, `legal/`, and `faq`: a file a language. */
    readonly texts: readonly string[];
    /** Certificates that have a file too. */
    readonly certificates: readonly string[];
    /** The file that holds the catalogue's pages. */
    readonly catalogue: string;
  };
}

/** `country` is part of the seed: else every country would have the same people. */
const motif = (name: string, value: unknown, country: string): Motif => {
  if (!isRecord(value)) throw new WrongDescription(`drawn.yaml: ${name} must be a map`);
  const scene = String(value['scene']);
  if (!scenes.has(scene)) throw new WrongDescription(`drawn.yaml: ${name}: no scene ${scene}`);
  const time: Time | undefined = times.find((hour) => hour === value['time']);
  if (time === undefined)
    throw new WrongDescription(`drawn.yaml: ${name}: time is one of ${times.join(', ')}`);
  const horizon = horizons.find((one) => one === value['horizon']);
  if (horizon === undefined && value['horizon'] !== undefined)
    throw new WrongDescription(`drawn.yaml: ${name}: horizon is one of ${horizons.join(', ')}`);
  return {
    scene,
    time,
    ...(horizon === undefined ? {} : { horizon }),
    ...(value['landmarks'] === undefined ? {} : { landmarks: landmarksOf(value['landmarks'], name) }),
    seed: typeof value['seed'] === 'string' ? value['seed'] : `${name} ${country}`,
    ...(typeof value['focus'] === 'number' ? { focus: value['focus'] } : {}),
  };
};

const entries = (value: unknown, part: string): readonly [string, unknown][] => {
  if (!isRecord(value)) throw new WrongDescription(`drawn.yaml: ${part} must be a map`);
  return Object.entries(value);
};

/** Reads a parsed `drawn.yaml`. Throws WrongDescription at the first line that cannot be drawn. */
export const describeDrawn = (parsed: unknown): Drawn => {
  if (!isRecord(parsed)) throw new WrongDescription('drawn.yaml: must be a map');
  const place = describePlace(parsed['place']);
  const motifs = (part: string): ReadonlyMap<string, Motif> =>
    new Map(entries(parsed[part], part).map(([name, value]) => [name, motif(name, value, place.accent)]));
  const [language, ...others] = names(parsed['languages'], 'drawn.yaml');
  if (language === undefined) throw new WrongDescription('drawn.yaml: languages must name one at least');
  const documents = parsed['documents'];
  if (!isRecord(documents)) throw new WrongDescription('drawn.yaml: documents must be a map');
  return {
    documents: {
      texts: names(documents['texts'], 'drawn.yaml: documents'),
      certificates: names(documents['certificates'], 'drawn.yaml: documents'),
      catalogue: String(documents['catalogue']),
    },
    languages: [language, ...others],
    place,
    pictures: motifs('pictures'),
    posters: motifs('posters'),
    magazines: new Map(
      entries(parsed['magazines'], 'magazines').map(([name, value]) => [
        name,
        { ...motif(name, value, place.accent), issue: isRecord(value) ? String(value['issue']) : '' },
      ]),
    ),
    certificates: names(parsed['certificates'], 'drawn.yaml'),
    catalogue: names(parsed['catalogue'], 'drawn.yaml'),
    logo: String(parsed['logo']),
    clips: names(parsed['clips'], 'drawn.yaml: clips'),
  };
};
