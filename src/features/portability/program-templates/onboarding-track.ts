import type { TrackStep } from '#features/enablement/tracks/definition.schema.ts';
import type { Template } from './template.ts';

const step = (key: string, kind: string, title: string, due_days: number): TrackStep => ({
  key,
  kind,
  title,
  side: 'partner',
  is_required: true,
  due_days,
});

/** The first steps of a new partner, which fit every program with deals. */
export const onboardingTrack = (name: string): NonNullable<Template['track']> => ({
  name,
  detail: 'Profile → Kickoff call → Product demo → First win',
  definition: {
    stages: [
      {
        key: 'welcome',
        name: 'Welcome',
        steps: [
          step('profile', 'profile', 'Complete your partner profile', 7),
          step('kickoff', 'meeting', 'Hold the kickoff call', 14),
        ],
      },
      {
        key: 'sell',
        name: 'First deal',
        steps: [
          step('demo', 'task', 'Practice the product demo', 30),
          step('win', 'first_win', 'Win your first deal', 120),
        ],
      },
    ],
  },
});
