import { lighter, mix, type Hex } from '../drawing/colour.ts';

/** Hours of the day, each with a light of its own. */
export const times = ['dawn', 'day', 'golden', 'dusk', 'night'] as const;
export type Time = (typeof times)[number];

interface Hour {
  readonly high: Hex;
  readonly low: Hex;
  readonly sun: Hex;
  readonly haze: Hex;
  /** Colour that everything takes on, and how much of it. */
  readonly tint: Hex;
  readonly tinting: number;
}

const hours: Readonly<Record<Time, Hour>> = {
  dawn: { high: '#86a9cf', low: '#fbdcbb', sun: '#fff3d6', haze: '#f1dccb', tint: '#f3c196', tinting: 0.14 },
  day: { high: '#6fb4df', low: '#e3f2f4', sun: '#fffbe8', haze: '#dcebf0', tint: '#ffffff', tinting: 0.02 },
  golden: {
    high: '#8db3cc',
    low: '#fde0a8',
    sun: '#fff1c4',
    haze: '#f7dcb0',
    tint: '#f0a64f',
    tinting: 0.18,
  },
  dusk: { high: '#34457f', low: '#f4a680', sun: '#ffd9a3', haze: '#a4829c', tint: '#453868', tinting: 0.4 },
  night: { high: '#0b1634', low: '#33477a', sun: '#f6f1dc', haze: '#283a66', tint: '#101d42', tinting: 0.58 },
};

/** The light that a scene stands in. */
export interface Light extends Hour {
  readonly time: Time;
  /** Whether lamps are lit. */
  readonly lamps: boolean;
  /** A thing's colour in this light; `far` (0–1) is how much of the air's haze lies before it. */
  readonly on: (colour: Hex, far?: number) => Hex;
}

/** Light of an hour under a country's own sky. */
export const lightAt = (time: Time, sky: Hex): Light => {
  const hour = hours[time];
  const own = time === 'day' ? 0.35 : 0.12;
  const high = mix(hour.high, sky, own);
  return {
    ...hour,
    time,
    high,
    haze: mix(hour.haze, lighter(high, 0.4), 0.25),
    lamps: time === 'dusk' || time === 'night',
    on: (colour, far = 0) => mix(mix(colour, hour.tint, hour.tinting), hour.haze, far),
  };
};
