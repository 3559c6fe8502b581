import type { Scene } from '../content/setting.ts';
import { mix } from '../drawing/colour.ts';
import { brandLeaf } from '../drawing/leaf.ts';
import { ellipse, path, placed, rect } from '../drawing/marks.ts';
import { listeners, placedFigure } from '../people/groups.ts';
import { award, confetti } from '../props/festive.ts';
import { stageRoom } from '../props/room.ts';
import { bouquet } from '../props/tableware.ts';

/** Rows of listeners from behind, before a lit stage. */
export const audience: Scene = (setting) => {
  const stageFront = stageRoom(setting, 420, [420, 780], mix(setting.place.accent, '#3a1f2c', 0.72));
  const screen =
    rect(380, 130, 440, 220, 6, '#f7fbf4') +
    placed(brandLeaf(150), 600, 240) +
    rect(380, 130, 440, 220, 6, 'none', { stroke: '#2b3136', 'stroke-width': 8 });
  const speaker = placedFigure(setting, 'speak', 470, 446, 0.4);
  return [stageFront + screen, speaker, listeners(setting, 5, 500, 860)];
};

/** A member with a microphone on the stage. */
export const speaker: Scene = (setting) => {
  const back = stageRoom(setting, 600, [560], mix(setting.place.accent, '#16323a', 0.7));
  const screen =
    rect(660, 140, 400, 250, 8, '#2b3136') +
    rect(670, 150, 380, 230, 4, '#eef6ea') +
    placed(brandLeaf(170), 860, 265);
  const lectern = placed(
    path(
      'M-70 -150H70L50 0H-50Z',
      setting.sheet.linear([
        [0, '#b98a5c'],
        [1, '#6b4528'],
      ]),
    ) +
      rect(-80, -166, 160, 20, 4, '#8a623f') +
      placed(brandLeaf(60), 0, -80),
    790,
    660,
  );
  const person = placedFigure(setting, 'speak', 540, 680, 1.2, { person: { jacket: true, height: 1 } });
  const microphone = placed(
    rect(-6, -4, 12, 44, 5, '#23282b') + ellipse(0, -12, 12, 14, '#4a5257'),
    533,
    296,
    1,
    12,
  );
  return [
    back,
    screen + placed(bouquet(setting, 190, setting.place.accent), 250, 668),
    lectern + person + microphone + listeners(setting, 1, 836, 836),
  ];
};

/** An award held up on the stage in a rain of confetti. */
export const awardGiven: Scene = (setting) => {
  const back = stageRoom(setting, 560, [350, 640, 900], mix(setting.place.accent, '#2c2350', 0.66));
  const winner =
    placedFigure(setting, 'raise', 600, 720, 1.15, { person: { jacket: true } }) +
    placed(award(setting), 600, 210, 1.05);
  const others =
    placedFigure(setting, 'clap', 350, 712, 1.05) +
    placedFigure(setting, 'clap', 850, 716, 1.08) +
    placedFigure(setting, 'cheer', 1010, 690, 0.9);
  return [
    back + confetti(setting, 60, 0, 500),
    others + placedFigure(setting, 'clap', 205, 690, 0.9),
    winner + confetti(setting, 46, 60, 780),
  ];
};
