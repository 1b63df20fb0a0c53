import { expect, test } from 'vitest';
import { type GapResult, gapsOf, gapText } from './gaps.ts';

const result = (values: Partial<GapResult>): GapResult => ({
  tier_id: 'gold',
  metric: 'deals',
  subject: null,
  window_months: 12,
  value: 1,
  threshold: 3,
  is_met: false,
  is_mandatory: true,
  points: 0,
  ...values,
});
const texts = (results: readonly GapResult[], points = 0) =>
  gapsOf(results, 'gold', (minor) => `$${minor / 100}`, points).map(gapText);

test('names all mandatory requirements of the tier that are not met', () => {
  expect(
    texts([
      result({}),
      result({ metric: 'sourced_revenue', value: 100_00, threshold: 250_00 }),
      result({ metric: 'win_rate', value: 33.3, threshold: 40 }),
      result({ metric: 'satisfaction', value: null, threshold: 4 }),
      result({ metric: 'document', subject: 'request:insurance', value: 0, threshold: 1 }),
      result({ metric: 'customers', is_met: true, value: 3 }),
      result({ metric: 'registrations', is_mandatory: false, points: 5 }),
      result({ tier_id: 'silver' }),
    ]),
  ).toEqual([
    'Won deals: 1 of 3 (2 missing)',
    'Sourced revenue, last 12 months: $100 of $250 ($150 missing)',
    'Win rate: 33.3% of 40% (6.7% missing)',
    'Customer satisfaction: none yet of 4 (4 missing)',
    expect.stringMatching(/^Document on file: .+: 0 of 1 \(1 missing\)$/),
  ]);
});

test('counts the points of optional requirements', () => {
  const optional = [
    result({ is_mandatory: false, points: 10, is_met: true }),
    result({ metric: 'customers', is_mandatory: false, points: 20 }),
  ];
  expect(texts(optional, 30)).toEqual(['Points: 10 of 30 (20 missing)']);
  expect(texts(optional, 10)).toEqual([]);
});
