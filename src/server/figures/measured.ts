import type { Call } from '#server/call.ts';
import type { Item } from '#shared/figures.ts';
import type { Measure } from '#shared/measures.ts';
import { Ask } from './ask.ts';
import type { MeasureScope } from './measures.ts';

/** Several measures in one round trip, each with a figure for every currency and the list that it opens. */
export async function measured(call: Call, asked: readonly (MeasureScope & { measure: Measure })[]): Promise<Item[]> {
  const ask = new Ask(call, {}, {});
  const read = asked.map(({ measure, ...scope }) => ask.measure(measure, scope));
  await ask.answer();
  return read.map((one) => one());
}
