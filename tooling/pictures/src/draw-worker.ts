import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { readGoods } from './catalogue-goods.ts';
import { isRecord, wordsOf } from './description.ts';
import { drawProduct } from './draw-product.ts';

// As many of these run as there are processors: each needs one.
sharp.concurrency(1);
const told: unknown = workerData;
if (!isRecord(told) || parentPort === null) throw new Error('draw-worker is started by drawAll');
const goods = await readGoods(wordsOf(told['app']));
const folder = wordsOf(told['folder']);
const port = parentPort;

port.on('message', (name: unknown) => {
  void drawProduct(wordsOf(name), goods, folder).then(
    (bytes) => port.postMessage({ bytes }),
    (error: unknown) => port.postMessage({ error: error instanceof Error ? error.message : String(error) }),
  );
});
port.postMessage({ bytes: 0 });
