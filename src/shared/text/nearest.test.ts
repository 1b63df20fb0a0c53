import { expect, test } from 'vitest';
import { nearestNames, unknownName } from './nearest.ts';

const names = ['name', 'tier', 'tier_since', 'amount_minor', 'status', 'partner', 'expected_close_on'];

test.each([
  ['tier_name', 'tier'],
  ['amount', 'amount_minor'],
  ['statsu', 'status'],
  ['Partner', 'partner'],
  ['close_on', 'expected_close_on'],
])('%s resembles %s', (wrong, right) => {
  expect(nearestNames(wrong, names)[0]).toBe(right);
});

test('a name like no other has no neighbors, and the message lists the names', () => {
  expect(nearestNames('zzz', names)).toEqual([]);
  expect(unknownName('field', 'tier_name', names, 'Filterable')).toBe(
    'There is no field tier_name; did you mean tier? Filterable: name, tier, tier_since, amount_minor, status, partner, expected_close_on.',
  );
});
