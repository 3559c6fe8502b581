import { moved } from '../studio/part.ts';
import { clearLast, spanFor, type Setup } from './stage.ts';

/** The first picture: the pack alone, a little from above. */
export const packShot: Setup = ({ model, shape, chance }) => {
  const flat = model.height < model.width * 0.55;
  const above = flat ? 24 : 9;
  const spin = ['flip-bottle', 'tube', 'slim-tube', 'stick', 'tote', 't-shirt'].includes(shape)
    ? (chance() - 0.5) * 14
    : (chance() - 0.5) * 10;
  return {
    parts: clearLast(moved(model.parts, { spin })),
    view: {
      target: [0, model.height * 0.485, 0],
      above,
      span: spanFor({ width: model.width, height: model.height + (flat ? model.depth * 0.35 : 0) }),
    },
  };
};
