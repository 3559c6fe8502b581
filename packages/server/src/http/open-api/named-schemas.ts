import { bodies, calls, schemas, shapes, type CallName, type CallSchema } from '@caravan/contract';
import { z } from 'zod';
import type { CountryBodies } from '../country-bodies.ts';

/** A piece of an OpenAPI document: plain JSON. */
export type Json = Readonly<Record<string, unknown>>;

/** Every call's name, in the contract's order. */
export const callNames: readonly CallName[] = Object.keys(calls).filter(
  (key): key is CallName => key in calls,
);

/** Where a client finds a named shape. */
export const refTo = (name: string): string => `#/components/schemas/${name}`;

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const without$ = (json: object): Json =>
  Object.fromEntries(Object.entries(json).filter(([key]) => key !== '$schema' && key !== '$id'));

/** A schema in JSON Schema's words; what no JSON Schema can say (a check by code) is left out. */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json =>
  without$(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));

/** Schemas under names that are theirs alone: the first name that one is given stays. */
class Names {
  readonly #registry = z.registry<{ id: string }>();

  add(name: string, schema: z.ZodType): void {
    if (!this.#registry.has(schema)) this.#registry.add(schema, { id: name });
  }

  /** @throws Error for a schema without a name. */
  of(schema: z.ZodType): string {
    const id = this.#registry.get(schema)?.id;
    if (id === undefined) throw new Error('a schema of the contract has no name');
    return id;
  }

  write(io: 'input' | 'output'): Record<string, Json> {
    const { schemas } = z.toJSONSchema(this.#registry, { io, unrepresentable: 'any', uri: refTo });
    return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, without$(schema)]));
  }
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;

/** Whether an answer is JSON with something in it. */
export const isShape = (answer: z.ZodType): boolean =>
  !(answer instanceof z.ZodNull) && answer !== shapes.pdf;

/** The schemas of all calls by name, and how they refer to one another. */
export interface NamedSchemas {
  readonly components: Readonly<Record<string, Json>>;
  readonly body: (name: CallName) => string | null;
  readonly answer: (schema: z.ZodType) => string;
}

/**
 * Names what the contract exports after its export, and what only one call has after that call: `Order`, `LoginBody`,
 * `ProductsAnswer`. `own`: the country's bodies.
 */
export const nameSchemas = (own: CountryBodies): NamedSchemas => {
  const taken = new Names();
  const given = new Names();
  for (const [name, schema] of Object.entries(bodies)) if (isSchema(schema)) taken.add(capital(name), schema);
  for (const [name, schema] of Object.entries(shapes))
    if (isSchema(schema) && isShape(schema)) given.add(capital(name), schema);
  const bodyOf = (name: CallName): z.ZodType | undefined => {
    const schema: CallSchema = schemas[name];
    return own[name] ?? schema.body;
  };
  for (const name of callNames) {
    const body = bodyOf(name);
    // What the country asks for stands under the name that the contract gives its body elsewhere.
    if (body) taken.add(`${capital(name)}Body`, body);
    const { answers }: CallSchema = schemas[name];
    for (const answer of Object.values(answers))
      if (isShape(answer)) given.add(`${capital(name)}Answer`, answer);
  }
  return {
    components: { ...taken.write('input'), ...given.write('output') },
    body: (name) => {
      const body = bodyOf(name);
      return body ? taken.of(body) : null;
    },
    answer: (schema) => given.of(schema),
  };
};
