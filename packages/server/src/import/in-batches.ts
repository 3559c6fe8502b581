/** So many values at a time of those that come one by one. */
export async function* inBatches<Value>(values: AsyncIterable<Value>, size: number): AsyncGenerator<Value[]> {
  let batch: Value[] = [];
  for await (const value of values) {
    batch.push(value);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
