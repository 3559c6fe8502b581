import { stage, type Setting } from '../content/setting.ts';
import { between, repeat } from '../drawing/chance.ts';
import { lighter, mix } from '../drawing/colour.ts';
import { ellipse, placed, rect } from '../drawing/marks.ts';

/** A cloud `width` units wide, flat below, its middle the origin. */
export const cloud = ({ chance, sheet, light }: Setting, width: number): string => {
  const white = lighter(mix(light.low, light.sun, 0.5), light.lamps ? 0.05 : 0.6);
  const fill = sheet.linear(
    [
      [0, white, 0.95],
      [0.6, white, 0.75],
      [1, white, 0.1],
    ],
    'down',
  );
  const puffs = repeat(9, (index) => {
    const at = (index - 4) / 4;
    const size = width * (0.15 - Math.abs(at) * 0.07) * between(chance, 0.75, 1.35);
    return ellipse(at * width * 0.42, -size * 0.55, size * 1.15, size * 0.85, fill);
  });
  const foot = ellipse(0, -width * 0.01, width * 0.5, width * 0.055, fill);
  return sheet.blurred(`<g opacity="${light.lamps ? 0.3 : 0.85}">${puffs}${foot}</g>`, width * 0.008 + 1);
};

const stars = ({ chance }: Setting, horizon: number): string =>
  repeat(90, () => {
    const size = between(chance, 0.6, 2);
    return ellipse(
      between(chance, 0, stage.width),
      between(chance, 0, horizon * 0.8),
      size,
      size,
      '#ffffff',
      {
        opacity: between(chance, 0.3, 0.9),
      },
    );
  });

/** Where the sun (at night the moon) stands, and how many clouds there are. */
export interface Weather {
  readonly sunX: number;
  readonly sunY: number;
  readonly clouds: number;
}

/** The sky down to `horizon`, with its sun or moon. */
export const sky = (setting: Setting, horizon: number, { sunX, sunY, clouds }: Weather): string => {
  const { light, sheet, chance } = setting;
  const air = sheet.linear(
    [
      [0, light.high],
      [0.62, mix(light.high, light.low, 0.62)],
      [1, light.low],
    ],
    'down',
  );
  const disc = light.time === 'night' ? 34 : light.time === 'day' ? 40 : 52;
  const glow = sheet.radial([
    [0, light.sun, light.time === 'night' ? 0.4 : 0.9],
    [0.18, light.sun, light.time === 'night' ? 0.16 : 0.45],
    [1, light.sun, 0],
  ]);
  return (
    rect(0, 0, stage.width, horizon + 60, 0, air) +
    (light.lamps ? stars(setting, horizon) : '') +
    ellipse(sunX, sunY, disc * 8, disc * 8, glow) +
    ellipse(sunX, sunY, disc, disc, light.sun, { opacity: 0.95 }) +
    repeat(clouds, (index) =>
      placed(
        cloud(setting, between(chance, 190, 380)),
        (stage.width * (index + between(chance, 0.1, 0.9))) / clouds,
        between(chance, 60, horizon * 0.62),
      ),
    )
  );
};
