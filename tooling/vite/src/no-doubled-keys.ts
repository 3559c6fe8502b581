import { parseSync, type Plugin } from 'vite';

/** A part of a parsed file, of which nothing is known but what is looked for. */
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Names of an object's own properties, as often as they are written. */
const keysOf = ({ properties }: Node): string[] =>
  (Array.isArray(properties) ? properties : []).flatMap((property: unknown) => {
    if (!isNode(property) || property['computed'] === true || !isNode(property['key'])) return [];
    const { name, value } = property['key'];
    return [String(name ?? value)];
  });

/** Names that stand twice in one object of a file, of which JavaScript drops the first without a word. */
export const doubledKeys = (file: string, code: string): readonly string[] => {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (!isNode(value)) return;
    if (value['type'] === 'ObjectExpression') {
      const keys = keysOf(value);
      found.push(...keys.filter((key, at) => keys.indexOf(key) !== at));
    }
    for (const part of Object.values(value)) look(part);
  };
  look(parseSync(file, code).program.body);
  return found;
};

/** Refuses a country's facts in which one is said twice: `tsc` does, but the exam, which is run after each change, asks no types. */
export const noDoubledKeys = (): Plugin => ({
  name: 'caravan:no-doubled-keys',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/country\.ts$/ },
    handler(code, id) {
      const [key] = doubledKeys(id, code);
      if (key !== undefined)
        this.error(`${id}: "${key}" stands twice in one object; the first is not heard.`);
    },
  },
});
