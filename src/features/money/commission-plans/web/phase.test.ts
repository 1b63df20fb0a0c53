import { expect, test } from 'vitest';
import type { CommissionPlan } from '../schema.ts';
import { paysBy, planPhase } from './phase.ts';

const plan = {
  assignments: [{ target: 'program', effective_from: '2026-01-01', effective_to: null }],
  ...{ archived_at: null, draft_id: null },
  ...{ published_id: 'second', published_from: '2026-06-01', published_definition: null },
  ...{ previous_id: 'first', previous_from: '2026-02-01', previous_definition: null },
} as unknown as CommissionPlan;

test('a structure whose next version is announced pays by the one in force until its day', () => {
  expect(paysBy(plan, '2026-05-31')).toMatchObject({ id: 'first', from: '2026-02-01', next: '2026-06-01' });
  expect(planPhase(plan, '2026-05-31').label).toMatch(/^In force, changes .*2026/);
  expect(paysBy(plan, '2026-06-01')).toMatchObject({ id: 'second', from: '2026-06-01', next: null });
  expect(planPhase(plan, '2026-06-01').label).toBe('In force');
});

test('a structure that never paid yet is scheduled', () => {
  const first = { ...plan, previous_id: null, previous_from: null };
  expect(paysBy(first, '2026-05-31')).toMatchObject({ id: 'second', next: null });
  expect(planPhase(first, '2026-05-31').label).toBe('Scheduled');
  expect(planPhase(plan, '2026-01-31').label).toBe('Scheduled');
});
