import { expect, test } from 'vitest';
import type { TrackDefinition, TrackStep } from './definition.schema.ts';
import { earliestDays, trackSchedule } from './schedule.ts';

const step = (key: string, also: Partial<TrackStep> = {}): TrackStep => ({
  key,
  kind: also.wait_days ? 'wait' : 'task',
  title: key,
  side: 'partner',
  is_required: true,
  ...also,
});
const definition: TrackDefinition = {
  stages: [
    { key: 'one', name: 'One', steps: [step('a', { wait_days: 3 }), step('b'), step('c', { wait_days: 5 })] },
    { key: 'two', name: 'Two', steps: [step('d', { wait_days: 2 })] },
  ],
};

test.each([
  ['free', 5, 0],
  ['stages', 7, 5],
  ['steps', 10, 8],
])('a track in the order %s takes %d days, and its last step opens after %d', (order, finishes, opens) => {
  const schedule = trackSchedule(definition, order);
  expect(schedule.finishes).toBe(finishes);
  expect(schedule.days.get('d')!.opens).toBe(opens);
});

test('optional waiting steps hold up nothing', () => {
  const stages = [{ key: 's', name: 'S', steps: [step('a', { wait_days: 9, is_required: false }), step('b')] }];
  expect(trackSchedule({ stages }, 'steps').finishes).toBe(0);
  expect(trackSchedule({ stages: [{ ...stages[0]!, steps: [stages[0]!.steps[0]!] }] }, 'steps').finishes).toBe(9);
});

test('steps with a condition count only for partners that they apply to', () => {
  const when = { any: [{ all: [{ field: 'partner.country', op: 'eq', value: 'FR' }] }] } as never;
  const stages = [{ key: 's', name: 'S', steps: [step('a', { wait_days: 9, when }), step('b', { wait_days: 2 })] }];
  expect(earliestDays({ stages }, 'free')).toEqual({ least: 2, most: 9 });
});
