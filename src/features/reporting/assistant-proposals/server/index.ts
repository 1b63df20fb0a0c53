import type { ServerFeature } from '#server/feature.ts';
import { proposalJobs, proposalSchedules } from './jobs.ts';
import { onPartnerUserLeaves, onPersonErasure } from './leaving.ts';
import { assistantProposals } from './resource.ts';
import { proposalPlugin, proposalRoutes } from './routes.ts';
import { tools } from './tools/index.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'assistant-proposals',
  flag: {
    key: 'ai_assistant',
    description: 'Answers with sources, steps with a preview, and tools for other programs.',
    default: true,
    isRestricted: true,
  },
  resources: [assistantProposals],
  routes: proposalRoutes,
  plugin: proposalPlugin,
  tools,
  jobs: proposalJobs,
  schedules: proposalSchedules,
  onPartnerUserLeaves,
  onPersonErasure,
  workItems,
};
