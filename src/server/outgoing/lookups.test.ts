import { expect, test } from 'vitest';
import { Lookups } from './lookups.ts';

test('lookups that hang leave threads to others, and those that wait go on', async () => {
  const open: ((addresses: string[]) => void)[] = [];
  const lookups = new Lookups(() => new Promise((resolve) => open.push(resolve)), 2);
  const results = ['a', 'b', 'c'].map((host) => lookups.find(host));
  await Promise.resolve();
  expect(open).toHaveLength(2);
  open[0]!(['192.0.2.1']);
  expect(await results[0]).toEqual(['192.0.2.1']);
  await expect.poll(() => open.length).toBe(3);
  for (const answer of open) answer(['192.0.2.2']);
  expect(await Promise.all(results.slice(1))).toEqual([['192.0.2.2'], ['192.0.2.2']]);
});
