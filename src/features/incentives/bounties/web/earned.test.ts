import { expect, test } from 'vitest';
import { bountyProgress, earnedOf } from './earned.ts';

const target = {
  kind: 'performance',
  metric: 'deals_won',
  target: 3,
  progress: 1,
  used: 0,
  approved: 0,
  max_per_partner: 2,
} as const;

test('a bounty that can be earned several times counts towards the next reward', () => {
  expect([bountyProgress(target), earnedOf(target)]).toEqual(['1 of 3 deals won', 'Can be earned up to 2 times']);
  const again = { ...target, progress: 4, approved: 1 };
  expect([bountyProgress(again), earnedOf(again)]).toEqual([
    '1 of 3 deals won for the next reward',
    '1 reward earned, up to 1 more possible',
  ]);
  const done = { ...target, progress: 9, approved: 2 };
  expect([bountyProgress(done), earnedOf(done)]).toEqual([null, 'All 2 rewards earned']);
});

test('a bounty that is earned once says so', () => {
  const once = { ...target, kind: 'submission', target: null, metric: null, used: 1, max_per_partner: 1 } as const;
  expect([bountyProgress(once), earnedOf(once)]).toEqual(['1 of 1 submission used', 'Can be earned once']);
  expect(earnedOf({ ...once, approved: 1 })).toBe('Reward earned');
});
