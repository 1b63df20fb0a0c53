import { defineDemo } from '#server/demo/story.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { checkCounters } from './service.ts';

export const demo = [
  defineDemo('volume-audit', {
    when: 'afterwards',
    after: ['ledger-check'],
    run: async ({ kernel, company }) => (await jobFor(kernel, company.organization_id)).within(checkCounters),
  }),
];
