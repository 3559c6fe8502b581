/** Stop of a gradient: place (0–1), colour, opacity. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

const stopMarkup = ([at, colour, opacity = 1]: Stop): string =>
  `<stop offset="${at}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;

/** The gradients, filters and clips of one SVG document: equal ones are kept once, under an id of their own. */
export class Sheet {
  readonly #kept = new Map<string, { readonly id: string; readonly markup: string }>();

  /** A linear gradient over the painted shape, left to right unless told; gives the `fill` value. */
  linear(stops: readonly Stop[], direction: 'across' | 'down' | 'slant' = 'across'): string {
    const [x, y] = { across: [1, 0], down: [0, 1], slant: [1, 1] }[direction];
    return this.#keep('linearGradient', ` x1="0" y1="0" x2="${x}" y2="${y}"`, stops.map(stopMarkup).join(''));
  }

  /** A radial gradient over the painted shape; gives the `fill` value. */
  radial(stops: readonly Stop[]): string {
    return this.#keep('radialGradient', '', stops.map(stopMarkup).join(''));
  }

  /** `art` out of focus: `radius` is how far its edges run, in units. */
  blurred(art: string, radius: number): string {
    const room = ' x="-40%" y="-40%" width="180%" height="180%"';
    const filter = this.#keep('filter', room, `<feGaussianBlur stdDeviation="${radius}"/>`);
    return `<g filter="${filter}">${art}</g>`;
  }

  /** The part of `art` that lies inside `shape`, a mark of any kind. */
  clipped(art: string, shape: string): string {
    return `<g clip-path="${this.#keep('clipPath', '', shape)}">${art}</g>`;
  }

  /** All definitions made so far. */
  get definitions(): string {
    return [...this.#kept.values()].map(({ markup }) => markup).join('');
  }

  #keep(tag: string, attributes: string, inside: string): string {
    const key = tag + attributes + inside;
    const id = this.#kept.get(key)?.id ?? `g${this.#kept.size}`;
    this.#kept.set(key, { id, markup: `<${tag} id="${id}"${attributes}>${inside}</${tag}>` });
    return `url(#${id})`;
  }
}
