import type { Scene } from '../content/setting.ts';
import { closeUp, cutLeaf } from './aloe-close.ts';
import { leafAndGlass, leafInHand, onTable } from './aloe-products.ts';
import { drawings, helpers, picnic, saplings, sunset } from './charity.ts';
import { crates, greenhouse, hatOnPost, landBehind, rows, sunrise } from './field.ts';
import { beach, evening, greenCar, lightCar, lodgeInMountains, newCar } from './incentive.ts';
import { circle, coffee, screen, talk, tasting } from './meeting.ts';
import { notebookAndTea, planning, staircase, workDesk } from './membership.ts';
import { bicycles, park, riverBank } from './park.ts';
import { bench, fillingLine } from './production.ts';
import { danceOnStage, flagsInHall } from './rally-hall.ts';
import { audience, awardGiven, speaker } from './rally-stage.ts';
import { dance, everybody, fireworks, flags, hallOutside } from './rally.ts';
import { counter, parcel, team } from './service.ts';
import { eveningStreet, front, giftBags, shelves } from './shop.ts';
import { apiary, deliveryVan, storeHouse } from './work.ts';

/** Every motif by the name that a line of `drawn.yaml` gives as `scene`. */
export const scenes: ReadonlyMap<string, Scene> = new Map(
  Object.entries({
    'hall-outside': hallOutside,
    audience,
    speaker,
    award: awardGiven,
    dance,
    'dance-on-stage': danceOnStage,
    flags,
    'flags-in-hall': flagsInHall,
    fireworks,
    everybody,
    'aloe-rows': rows,
    'cut-leaf': cutLeaf,
    greenhouse,
    'field-sunrise': sunrise,
    'aloe-close': closeUp,
    crates,
    'hat-on-post': hatOnPost,
    'land-behind': landBehind,
    'shop-front': front,
    shelves,
    tasting,
    'circle-of-chairs': circle,
    presentation: screen,
    'gift-bags': giftBags,
    coffee,
    'evening-street': eveningStreet,
    talk,
    park,
    saplings,
    'childrens-drawings': drawings,
    bicycles,
    'river-bank': riverBank,
    picnic,
    helpers,
    'sapling-sunset': sunset,
    'leaf-in-hand': leafInHand,
    'products-on-table': onTable,
    'leaf-and-glass': leafAndGlass,
    'laboratory-bench': bench,
    'filling-line': fillingLine,
    staircase,
    planning,
    'notebook-and-tea': notebookAndTea,
    'work-desk': workDesk,
    counter,
    team,
    parcel,
    'light-car': lightCar,
    'green-car': greenCar,
    'new-car': newCar,
    beach,
    'mountain-lodge': lodgeInMountains,
    'honours-evening': evening,
    apiary,
    'delivery-van': deliveryVan,
    'store-house': storeHouse,
  }),
);
