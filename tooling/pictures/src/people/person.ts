import type { Place } from '../content/place.ts';
import { between, oneOf, type Chance } from '../drawing/chance.ts';
import { darker, lighter, mix, type Hex } from '../drawing/colour.ts';

/** How hair or what covers it is drawn. */
export type Head = 'short' | 'curly' | 'bun' | 'bob' | 'long' | 'scarf' | 'straw' | 'kalpak' | 'cap';
/** What is worn below the waist, or over all of it. */
export type Dress = 'trousers' | 'skirt' | 'dress' | 'robe';

/** Somebody: what stays the same whatever they do. */
export interface Person {
  readonly head: Head;
  readonly dress: Dress;
  readonly skin: Hex;
  readonly hair: Hex;
  readonly top: Hex;
  readonly bottom: Hex;
  readonly scarf: Hex;
  readonly jacket: boolean;
  /** Of the height of a tall adult. */
  readonly height: number;
}

const skins = ['#f0c9a6', '#e5b58e', '#d59f78', '#c48b64', '#a9714e'] as const;
const hairs = ['#2a211d', '#3a2a20', '#54382a', '#6d4b32', '#1f1c1e', '#9a9a98'] as const;

const trousersOf = (chance: Chance): Hex =>
  oneOf(chance, ['#2f3b4a', '#4a4f58', '#5d5247', '#26433a', '#7d7264']);

const woman = (place: Place, chance: Chance, top: Hex): Pick<Person, 'head' | 'dress' | 'bottom'> => {
  const covered = chance() < place.scarves;
  const head = covered ? 'scarf' : oneOf<Head>(chance, ['bun', 'bob', 'long', 'long', 'bob']);
  const dress = covered
    ? oneOf<Dress>(chance, ['robe', 'skirt'])
    : oneOf<Dress>(chance, ['dress', 'skirt', 'trousers']);
  return {
    head,
    dress,
    bottom: dress === 'dress' || dress === 'robe' ? top : darker(oneOf(chance, place.cloth), 0.3),
  };
};

/** Somebody of the place; every second is a woman. */
export const somebody = (place: Place, chance: Chance): Person => {
  const top = mix(
    oneOf(chance, place.cloth),
    oneOf(chance, ['#ffffff', '#f3ead8', '#22352c']),
    between(chance, 0, 0.3),
  );
  const base = {
    skin: oneOf(chance, skins),
    hair: oneOf(chance, hairs),
    top,
    scarf: lighter(oneOf(chance, place.cloth), 0.35),
    jacket: chance() < 0.4,
  };
  if (chance() < 0.5) return { ...base, ...woman(place, chance, top), height: between(chance, 0.86, 0.95) };
  const hat = place.hat === 'kalpak' ? 'kalpak' : place.hat === 'cap' ? 'cap' : 'short';
  return {
    ...base,
    head: chance() < 0.25 ? hat : oneOf<Head>(chance, ['short', 'short', 'curly']),
    dress: 'trousers',
    bottom: trousersOf(chance),
    height: between(chance, 0.94, 1.04),
  };
};
