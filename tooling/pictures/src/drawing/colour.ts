/** A colour as `#rrggbb`. */
export type Hex = string;

const channels = (hex: Hex): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** `share` (0–1) of `other` mixed into `colour`, in sRGB. */
export const mix = (colour: Hex, other: Hex, share: number): Hex => {
  const others = channels(other);
  const mixed = channels(colour).map((value, index) =>
    Math.round(value + ((others[index] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** Toward white, as where light falls. */
export const lighter = (colour: Hex, share: number): Hex => mix(colour, '#ffffff', share);

/** Toward a green black, as in shade: plain black would make the colour dirty. */
export const darker = (colour: Hex, share: number): Hex => mix(colour, '#0d1a14', share);

/** How bright a colour looks, 0–255. */
export const brightness = (colour: Hex): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return red * 0.299 + green * 0.587 + blue * 0.114;
};
