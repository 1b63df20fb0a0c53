import { expect, test } from 'vitest';
import { riskSentence } from './risk-text.ts';
import type { CriterionResult } from './schema.ts';

const words = { day: (day: string) => day, money: (minor: number) => `$${minor / 100}` };
const result = (values: Partial<CriterionResult>): CriterionResult => ({
  criterion_id: 'one',
  tier_id: 'gold',
  metric: 'document',
  subject: null,
  threshold: 1,
  window_months: null,
  is_mandatory: true,
  points: 0,
  value: 1,
  is_met: true,
  lapses_on: '2026-06-13',
  count: 1,
  evidence: [],
  ...values,
});
const at = (state: string, cause: CriterionResult) => ({
  risk_on: '2026-06-13',
  risk_criterion_id: 'one',
  risk_tier_name: 'Silver',
  risk_minor: 430_000,
  state,
  results: [cause],
});
const insurance = { id: 'r', table: 'document_requests', label: 'Liability insurance', on: null, amount: null };

test('names what lapses, the day, the tier and the money', () => {
  const cause = result({ evidence: [{ ...insurance, until: '2026-06-13' }] });
  expect(riskSentence(at('held', cause), 'you', words)).toBe(
    'If Liability insurance lapses on 2026-06-13, you drop to Silver. About $4300 less commission a year, based on open deals.',
  );
});

test('joins several names', () => {
  const both = ['Ana Lopez', 'Bo Berg'].map((label) => ({ ...insurance, label, until: '2026-06-13' }));
  expect(riskSentence({ ...at('held', result({ evidence: both })), risk_minor: 0 }, 'you', words)).toBe(
    'If Ana Lopez and Bo Berg lapse on 2026-06-13, you drop to Silver.',
  );
});

test('says what to add where deals leave the window', () => {
  const cause = result({ metric: 'deals', window_months: 12 });
  expect(riskSentence({ ...at('held', cause), risk_minor: 0 }, 'the partner', words)).toBe(
    'If nothing is added to “won deals” by 2026-06-13, the partner drops to Silver.',
  );
  const revenue = result({ metric: 'sourced_revenue', window_months: 12 });
  expect(riskSentence({ ...at('held', revenue), risk_minor: 0 }, 'you', words)).toBe(
    'If nothing is added to “sourced revenue, last 12 months” by 2026-06-13, you drop to Silver.',
  );
});

test('says what is missing in a grace period, and nothing without a risk', () => {
  const cause = result({ metric: 'deals', is_met: false });
  expect(riskSentence(at('grace', cause), 'you', words)).toMatch(/^If the requirement “won deals” is not met by/);
  expect(riskSentence({ ...at('held', cause), risk_on: null }, 'you', words)).toBeNull();
});
