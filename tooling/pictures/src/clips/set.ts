import type { Time } from '../content/light.ts';
import { layersOf, settingFor, type Country } from '../content/paint-scene.ts';
import { stage, type Setting } from '../content/setting.ts';
import { figure } from '../people/figure.ts';
import { passer } from '../people/groups.ts';
import type { Person } from '../people/person.ts';
import type { PoseName } from '../people/pose.ts';
import { cloud } from '../scenery/sky.ts';
import type { Box, Placed, Sprite } from './clip.ts';

const whole: Box = { x: 0, y: 0, width: stage.width, height: stage.height };

/** What a clip is made of: a setting to draw sprites with, all on one sheet. */
export interface Studio {
  readonly setting: Setting;
  /** A sprite of what is drawn round the origin, inside `box`. */
  readonly sprite: (art: string, box: Box, sharpness?: number) => Sprite;
  /** A sprite of the whole stage. */
  readonly back: (art: string) => Sprite;
  readonly person: (pose: PoseName, who?: Partial<Person>) => Sprite;
  readonly cloud: (width: number) => Sprite;
}

/** A studio of the country in the light of an hour. */
export const studio = (country: Country, time: Time, seed: string): Studio => {
  const { setting, sheet } = settingFor(country, { scene: '', time, seed });
  const sprite = (art: string, box: Box, sharpness = 0.8): Sprite => ({ art, box, sheet, sharpness });
  return {
    setting,
    sprite,
    back: (art) => sprite(art, whole),
    person: (pose, who) =>
      sprite(figure(passer(setting, who), pose, sheet), { x: -170, y: -490, width: 340, height: 510 }, 0.7),
    cloud: (width) =>
      sprite(
        cloud(setting, width),
        { x: -width * 0.7, y: -width * 0.4, width: width * 1.4, height: width * 0.6 },
        0.5,
      ),
  };
};

/** The layers of a scene, those afar moving less than those near. Some can be left out. */
export const sceneBack = (
  country: Country,
  scene: string,
  time: Time,
  seed: string,
  without: readonly number[] = [],
): readonly Placed[] => {
  const { layers, sheet } = layersOf(country, { scene, time, seed });
  return layers.flatMap((art, index) =>
    without.includes(index)
      ? []
      : [
          {
            sprite: { art, box: whole, sheet },
            depth: index === 0 ? 0.4 : 0.4 + (0.6 * index) / Math.max(layers.length - 1, 1),
          },
        ],
  );
};
