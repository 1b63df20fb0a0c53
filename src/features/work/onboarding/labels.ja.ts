import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/onboarding'> = {
  'Set up': '初期設定',
  Technology: 'テクノロジー',
  setup: '初期設定',
  'setup of a partner': 'パートナーの初期設定',
  'setups of partners': 'パートナーの初期設定',
};
