import { expect, test } from 'vitest';
import type { CommissionPlan } from '../schema.ts';
import { planPhase, versionOnDay } from './phase.ts';

const plan = {
  assignments: [{ target: 'program', effective_from: '2026-01-01', effective_to: null }],
  archived_at: null,
  draft_id: null,
  published_id: 'second',
  published_from: '2026-06-01',
  published_definition: null,
  previous_id: 'first',
  previous_from: '2026-02-01',
  previous_definition: null,
} as unknown as CommissionPlan;

test('uses the active version until the scheduled one starts', () => {
  expect(versionOnDay(plan, '2026-05-31')).toMatchObject({ id: 'first', from: '2026-02-01', next: '2026-06-01' });
  expect(planPhase(plan, '2026-05-31').label).toMatch(/^Active, changes .*2026/);
  expect(versionOnDay(plan, '2026-06-01')).toMatchObject({ id: 'second', from: '2026-06-01', next: null });
  expect(planPhase(plan, '2026-06-01').label).toBe('Active');
});

test('shows a structure that never paid as scheduled', () => {
  const first = { ...plan, previous_id: null, previous_from: null };
  expect(versionOnDay(first, '2026-05-31')).toMatchObject({ id: 'second', next: null });
  expect(planPhase(first, '2026-05-31').label).toBe('Scheduled');
  expect(planPhase(plan, '2026-01-31').label).toBe('Scheduled');
});
