import type { Place } from '../content/place.ts';

/** Where clips play: a land that each of the countries knows, with nobody's landmarks. */
export const anywhere: Place = {
  horizon: 'hills',
  landmarks: ['houses', 'blocks', 'houses'],
  tree: 'walnut',
  hall: 'columns',
  sky: '#8cc3de',
  land: '#7fa357',
  rock: '#7688a0',
  wall: '#e9dcc6',
  roof: '#b5603f',
  accent: '#e3b04a',
  cloth: ['#2f7d5b', '#c9563d', '#e3b04a', '#3d6f9e', '#efe8da', '#8a4f72', '#5aa5a3'],
  scarves: 0.25,
  hat: 'none',
};
