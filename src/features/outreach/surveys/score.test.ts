import fc from 'fast-check';
import { expect, test } from 'vitest';
import { netPromoterScore, shownGroups } from './score.ts';

test('a net promoter score is promoters less detractors', () => {
  expect(netPromoterScore([10, 9, 8, 7, 6])).toBe(20);
  expect(netPromoterScore([9, 10])).toBe(100);
  expect(netPromoterScore([0, 6])).toBe(-100);
  expect(netPromoterScore([7, 8])).toBe(0);
});

test('small groups are hidden, and so is a group that would reveal them', () => {
  const groups = [
    { name: 'Gold', answered: 6 },
    { name: 'Silver', answered: 5 },
    { name: 'Bronze', answered: 2 },
  ];
  expect(shownGroups(groups, 5).map(({ name }) => name)).toEqual(['Gold']);
  expect(shownGroups(groups, 1)).toHaveLength(3);
});

test('the groups hidden beside a total have no answers or at least five', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 8 }), (sizes) => {
      const groups = sizes.map((answered, index) => ({ name: String(index), answered }));
      const shown = shownGroups(groups, 5);
      const sum = (list: typeof groups) => list.reduce((total, { answered }) => total + answered, 0);
      const hidden = sum(groups) - sum(shown);
      expect(shown.filter(({ answered }) => answered < 5)).toEqual([]);
      expect(hidden === 0 || hidden >= 5 || shown.length === 0).toBe(true);
    }),
  );
});
