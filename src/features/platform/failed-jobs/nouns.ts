import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  failed_jobs: {
    one: 'failed task',
    many: 'failed tasks',
    permission: { heading: 'platform', label: 'Failed background tasks', wholeCompany: 'manage' },
    isTrail: true,
  },
});
