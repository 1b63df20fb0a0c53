import { expect, test } from 'vitest';
import { changeOf } from './change.ts';

test('shows changes as percent, points or days by type', () => {
  expect(changeOf('money', 112, 100)).toEqual({ direction: 'up', text: '12%' });
  expect(changeOf('count', 3, 4)).toEqual({ direction: 'down', text: '25%' });
  expect(changeOf('share', 667_000, 700_000)).toEqual({ direction: 'down', text: '3.3 points' });
  expect(changeOf('days', 31, 30)).toEqual({ direction: 'up', text: '1 day' });
});

test('shows no percentage from zero and no change without a comparison', () => {
  expect(changeOf('money', 500, 0)).toEqual({ direction: 'up', text: 'new' });
  expect(changeOf('money', 0, 0)).toEqual({ direction: 'same', text: '±0' });
  expect(changeOf('share', 500_000, null)).toBeNull();
  expect(changeOf('days', null, 4)).toBeNull();
});
