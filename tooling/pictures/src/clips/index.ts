import type { Country } from '../content/paint-scene.ts';
import { cream, soap } from './care-clips.ts';
import type { Clip } from './clip.ts';
import { coffeeMeeting, honey, shake, tea } from './drink-clips.ts';
import { awardRain, fullHall, onStage } from './event-clips.ts';
import { bees, planting, sunrise } from './field-clips.ts';
import { giftSet, oil } from './gift-clips.ts';
import { gelPoured, leafCut } from './leaf-clips.ts';
import { eveningTown, walk } from './outing-clips.ts';
import { bottling, laboratory, storeHouse } from './production-clips.ts';
import { doorOpens, phoneShop } from './shop-clips.ts';
import { map, onTheWay } from './way-clips.ts';

/** Every clip by the number in its file's name. */
export const clips: ReadonlyMap<string, (country: Country) => Clip> = new Map([
  ['01', sunrise],
  ['02', leafCut],
  ['03', gelPoured],
  ['04', bottling],
  ['05', bees],
  ['06', honey],
  ['07', tea],
  ['08', cream],
  ['09', soap],
  ['10', shake],
  ['11', oil],
  ['12', giftSet],
  ['13', fullHall],
  ['14', onStage],
  ['15', awardRain],
  ['16', walk],
  ['17', coffeeMeeting],
  ['18', phoneShop],
  ['19', onTheWay],
  ['20', doorOpens],
  ['21', storeHouse],
  ['22', laboratory],
  ['23', map],
  ['24', planting],
  ['25', eveningTown],
]);
