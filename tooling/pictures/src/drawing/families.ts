import type { Hex } from './colour.ts';

/** Colours that go together: body, cap (also the ink) and label. */
export interface Family {
  readonly body: Hex;
  readonly cap: Hex;
  readonly label: Hex;
}

const cream = '#fdf9f0';
const white = '#fbfaf5';

/** Colour families by the name that a catalogue's `colours` gives. */
export const families: Readonly<Record<string, Family>> = {
  aloe: { body: '#2f7d5b', cap: '#0f4c3a', label: white },
  forest: { body: '#1d5c47', cap: '#d9ea8a', label: white },
  lime: { body: '#c3d86a', cap: '#47661a', label: white },
  mint: { body: '#b3d8c7', cap: '#17644b', label: white },
  sea: { body: '#5aa5a3', cap: '#14565c', label: white },
  peach: { body: '#e9924b', cap: '#8d4112', label: cream },
  mango: { body: '#f2b138', cap: '#a4560c', label: cream },
  lemon: { body: '#f1d350', cap: '#7c6a08', label: white },
  honey: { body: '#dba53d', cap: '#7d4c12', label: cream },
  amber: { body: '#a9601f', cap: '#4b2a10', label: cream },
  berry: { body: '#b63d5c', cap: '#6b1a35', label: cream },
  rose: { body: '#e7b3b1', cap: '#93404e', label: white },
  lilac: { body: '#b9a8d8', cap: '#55407f', label: white },
  night: { body: '#8fb4da', cap: '#1f486c', label: white },
  indigo: { body: '#3d5a8a', cap: '#1b2f52', label: white },
  clay: { body: '#c9663d', cap: '#7b2f17', label: cream },
  cocoa: { body: '#7b4d36', cap: '#3d2317', label: cream },
  sand: { body: '#e5dac8', cap: '#a5552f', label: white },
  kraft: { body: '#c8a577', cap: '#6f4d26', label: cream },
  snow: { body: '#f3f3ee', cap: '#2f7d5b', label: '#ffffff' },
};
