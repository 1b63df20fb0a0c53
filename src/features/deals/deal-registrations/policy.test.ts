import { expect, test } from 'vitest';
import { expectEvery } from '#server/testing/expect-every.ts';
import { conflictKinds, type DealConflict, severities } from './conflicts.schema.ts';
import { decidedOutcomes, outcomesOf, reviewerOutcomes } from './policy.ts';

const conflict = (kind: DealConflict['kind'], severity: DealConflict['severity'], resolution = 'open' as const) => ({
  kind,
  severity,
  resolution: resolution as DealConflict['resolution'],
});
const outcomeOf = (outcomes: readonly { clause: string; outcome: string }[], clause: string) =>
  outcomes.find((one) => one.clause === clause)!.outcome;

test('no rule is passed for reviewers while an open conflict under it is listed', () => {
  for (const kind of conflictKinds)
    for (const severity of severities) {
      const outcomes = reviewerOutcomes([conflict(kind, severity)]);
      expect(
        outcomes.filter(({ outcome }) => outcome !== 'passed'),
        `${kind} ${severity}`,
      ).toHaveLength(1);
      expect(outcomes.some(({ outcome }) => outcome === 'check')).toBe(severity === 'info');
    }
});

test('resolved conflicts are reviewed, and hints are not told to partners', () => {
  const merged = { ...conflict('existing_customer', 'warn'), resolution: 'overridden' as const };
  expect(outcomeOf(reviewerOutcomes([merged]), 'existing_customer')).toBe('decided');
  const hint = conflict('existing_customer', 'info');
  expect(outcomeOf(reviewerOutcomes([hint]), 'existing_customer')).toBe('check');
  expectEvery(outcomesOf([hint]), ({ outcome }) => outcome === 'passed');
});

test('a decision leaves no rule waiting for a reviewer', () => {
  const outcomes = outcomesOf([conflict('existing_customer', 'warn'), conflict('self_deal', 'block')]);
  expect(outcomeOf(outcomes, 'existing_customer')).toBe('review');
  expect(outcomeOf(outcomes, 'own_company')).toBe('stopped');
  expectEvery(decidedOutcomes(outcomes), ({ outcome }) => outcome === 'passed' || outcome === 'decided');
});
