/** Stop of a gradient: place (0–1), colour, opacity. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

const stopMarkup = ([at, colour, opacity = 1]: Stop): string =>
  `<stop offset="${at}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;

/** The gradients of one SVG document: equal ones are kept once, under an id of their own. */
export class Sheet {
  readonly #kept = new Map<string, { readonly id: string; readonly markup: string }>();

  /** A linear gradient over the painted shape, left to right unless told; gives the `fill` value. */
  linear(stops: readonly Stop[], direction: 'across' | 'down' | 'slant' = 'across'): string {
    const [x, y] = { across: [1, 0], down: [0, 1], slant: [1, 1] }[direction];
    return this.#keep('linearGradient', ` x1="0" y1="0" x2="${x}" y2="${y}"`, stops);
  }

  /** A radial gradient over the painted shape; gives the `fill` value. */
  radial(stops: readonly Stop[]): string {
    return this.#keep('radialGradient', '', stops);
  }

  /** All definitions made so far. */
  get definitions(): string {
    return [...this.#kept.values()].map(({ markup }) => markup).join('');
  }

  #keep(tag: string, direction: string, stops: readonly Stop[]): string {
    const inside = stops.map(stopMarkup).join('');
    const key = tag + direction + inside;
    const id = this.#kept.get(key)?.id ?? `g${this.#kept.size}`;
    this.#kept.set(key, { id, markup: `<${tag} id="${id}"${direction}>${inside}</${tag}>` });
    return `url(#${id})`;
  }
}
