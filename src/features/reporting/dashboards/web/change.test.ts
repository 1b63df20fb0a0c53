import { expect, test } from 'vitest';
import { changeOf } from './change.ts';

test('money and numbers change by percent, shares by points, times by days', () => {
  expect(changeOf('money', 112, 100)).toEqual({ direction: 'up', text: '12%' });
  expect(changeOf('count', 3, 4)).toEqual({ direction: 'down', text: '25%' });
  expect(changeOf('share', 667_000, 700_000)).toEqual({ direction: 'down', text: '3.3 points' });
  expect(changeOf('days', 31, 30)).toEqual({ direction: 'up', text: '1 day' });
});

test('from nothing there is no percentage, and without a past no change', () => {
  expect(changeOf('money', 500, 0)).toEqual({ direction: 'up', text: 'new' });
  expect(changeOf('money', 0, 0)).toEqual({ direction: 'same', text: '±0' });
  expect(changeOf('share', 500_000, null)).toBeNull();
  expect(changeOf('days', null, 4)).toBeNull();
});
