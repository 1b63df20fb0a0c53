import { expect, test } from 'vitest';
import { begin, type Stall, watchEventLoop } from './watch.ts';

function busy(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

test('reports how long the event loop stood still, and what ran', async () => {
  const stalls: Stall[] = [];
  const stop = watchEventLoop((stall) => void stalls.push(stall));
  const activity = { kind: 'job', place: 'tests.busy', request_id: null, company_id: null } as const;
  const end = begin(activity);
  busy(600);
  end();
  await expect.poll(() => stalls.length).toBeGreaterThan(0);
  stop();
  const [{ milliseconds, computing, activities }] = stalls as [Stall];
  expect(milliseconds).toBeGreaterThanOrEqual(400);
  expect(computing).toBeGreaterThan(0);
  expect(activities).toContainEqual(activity);
});
