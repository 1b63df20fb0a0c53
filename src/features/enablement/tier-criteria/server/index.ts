import type { ServerFeature } from '#server/feature.ts';
import { automates } from './automation.ts';
import './certified-people.ts';
import './sources.ts';
import './subject-sources.ts';
import { figures } from './dashboard-widgets.ts';
import { demo } from './demo.ts';
import { tierFacts } from './facts.ts';
import { healthSignals } from './health-signals.ts';
import { tierJobs, tierSchedules, tierTopics } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { recordFacts } from './record-state.ts';
import { tierCriteria, tierMoves, tierPrograms, tierStandings } from './resource.ts';
import { tierRoutes } from './routes.ts';
import { seesRequirements } from './sees.ts';
import { tools } from './tools.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'tier-criteria',
  automates,
  flag: {
    key: 'tiers',
    description: 'Requirements of tiers, their evaluation, and moves between tiers.',
    default: true,
  },
  resources: [tierPrograms, tierCriteria, tierStandings, tierMoves],
  routes: tierRoutes,
  jobRules: {
    'tier-criteria.evaluate': { seconds: 900, onGivenUp: 'runs-again' },
    'tier-criteria.evaluate-partner': { seconds: 120, onGivenUp: 'runs-again' },
    'tier-criteria.tell': { onGivenUp: { says: 'A partner was not notified of a change of tier.' } },
    'tier-criteria.certified': { seconds: 120, onGivenUp: 'runs-again' },
    'tier-criteria.published': { seconds: 300, onGivenUp: 'runs-again' },
  },
  jobs: tierJobs,
  schedules: tierSchedules,
  on: tierTopics,
  facts: [tierFacts],
  sees: [seesRequirements],
  topics,
  figures,
  onPartnerMerge,
  demo,
  workItems,
  recordFacts,
  healthSignals,
  tools,
};
