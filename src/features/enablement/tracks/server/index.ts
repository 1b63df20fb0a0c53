import type { ServerFeature } from '#server/feature.ts';
import { automates } from './automation.ts';
import { contractTrackSteps } from './contract-kind.ts';
import { figures } from './dashboard-widgets.ts';
import { demo } from './demo.ts';
import { trackFacts } from './facts.ts';
import { trackJobs, trackSchedules, trackTopics } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { trackSteps as ownSteps } from './own-kinds.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { onPersonErasure } from './person-erasure.ts';
import { trackFilePlugin } from './plugin.ts';
import { recordTrackSteps } from './record-kinds.ts';
import { trackAssignments, trackStepFiles, trackSteps, tracks } from './resource.ts';
import { trackRoutes } from './routes.ts';
import { trackStarter } from './starter.ts';
import { seesTracks, tracksOfAudience } from './uses.ts';
import { webhookEvents } from './webhook-events.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'tracks',
  webhookEvents,
  automates,
  flag: {
    key: 'tracks',
    description: 'Checklists that lead partners through onboarding, and a partner’s people through their own.',
    default: true,
    isRestricted: true,
  },
  resources: [tracks, trackAssignments, trackSteps, trackStepFiles],
  routes: trackRoutes,
  plugin: trackFilePlugin,
  jobRules: {
    'tracks.event': { onGivenUp: { says: 'An onboarding step was not completed after its event.' } },
    'tracks.partner': { seconds: 120, onGivenUp: 'runs-again' },
  },
  jobs: trackJobs,
  schedules: trackSchedules,
  /** The getter includes the step kinds of features that are loaded later. */
  get on() {
    return trackTopics();
  },
  facts: [trackFacts],
  sees: [seesTracks],
  starters: [trackStarter],
  usesAudiences: tracksOfAudience,
  topics,
  figures,
  trackSteps: [...ownSteps, ...recordTrackSteps, ...contractTrackSteps],
  keeps: [
    {
      folder: 'documents',
      table: 'track_step_files',
      key: 'key',
      exportAs: "concat('tracks/', step_id, '/', file_name)",
    },
  ],
  onPartnerMerge,
  onPersonErasure,
  demo,
  workItems,
};
