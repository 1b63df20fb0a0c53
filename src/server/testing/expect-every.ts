import { expect } from 'vitest';

/** Returns the items of a list, and fails when there are none: a loop over an empty list proves nothing. */
export function nonEmpty<T>(items: Iterable<T>): T[] {
  const list = [...items];
  expect(list.length, 'items to check').toBeGreaterThan(0);
  return list;
}

/** Fails for the items that do not meet the condition, and for an empty list. */
export function expectEvery<T>(items: Iterable<T>, isMet: (item: T, index: number) => unknown): void {
  expect(nonEmpty(items).filter((item, index) => !isMet(item, index))).toEqual([]);
}
