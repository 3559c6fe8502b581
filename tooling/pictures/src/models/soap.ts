import { darker, lighter } from '../drawing/colour.ts';
import { brandPrint } from '../print/label.ts';
import { box } from '../studio/forms.ts';
import { plain } from '../studio/material.ts';
import { part, type Part, moved } from '../studio/part.ts';
import { printed, topFitting } from '../studio/texture.ts';
import { cartonPart } from './cartons.ts';
import { type Kit, type Make, printOf } from './kit.ts';
import { creamy } from './stuff.ts';

/** A bar of soap without its box, pressed with the maker's name. */
export const soapBar = async (kit: Kit): Promise<Part> => {
  const print = await printOf((w, h) => brandPrint(darker(kit.paint.body, 0.28), w, h), kit, 6, 1.8);
  return part(
    box(8.4, 2.8, 5.6, 1.9, 1.1),
    creamy(printed(plain(lighter(kit.paint.body, 0.25)), print, topFitting(-3, 3, 0.9, -0.9)), 0.34),
  );
};

/** A bar of soap on its box. */
export const soap: Make = async (kit) => {
  const carton0 = await cartonPart(kit, 9.2, 6, 3.4);
  const bar = await soapBar(kit);
  const parts = [
    ...moved([carton0], { x: -1.6, z: -3, spin: -16 }),
    ...moved([bar], { x: 2.6, z: 2.2, spin: 18 }),
  ];
  return { parts, open: parts, lid: [], width: 13, height: 6.4, depth: 9 };
};
