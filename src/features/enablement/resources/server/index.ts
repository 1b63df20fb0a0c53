import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo/index.ts';
import { resourceFacts } from './facts.ts';
import { resourcesFlag } from './flag.ts';
import { resourceJobs, resourceSchedules, resourceTopics } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { resourcePlugin } from './plugin.ts';
import { resourceEvents, resources, resourceVersions } from './resource.ts';
import { resourceRoutes } from './routes.ts';
import { seesResources } from './sees.ts';
import { tools } from './tools.ts';
import { trackSteps } from './track-step.ts';
import { resourcesForAudience } from './uses.ts';

export const feature: ServerFeature = {
  name: 'resources',
  flag: resourcesFlag,
  resources: [resources, resourceVersions, resourceEvents],
  routes: resourceRoutes,
  plugin: resourcePlugin,
  jobRules: {
    'resources.read-text': {
      seconds: 120,
      onGivenUp: { says: 'The text of a resource was not read, so that search does not find it.' },
    },
    'resources.refresh-audiences': { seconds: 300, onGivenUp: 'runs-again' },
    'resources.refresh-all-audiences': { seconds: 300, onGivenUp: 'runs-again' },
  },
  jobs: resourceJobs,
  schedules: resourceSchedules,
  on: resourceTopics,
  topics,
  facts: [resourceFacts],
  sees: [seesResources],
  usesAudiences: resourcesForAudience,
  keeps: [
    {
      folder: 'documents',
      table: 'resource_versions',
      key: 'key',
      exportAs: "concat('resources/', resource_id, '/', version, '-', file_name)",
    },
  ],
  onPartnerMerge,
  demo,
  trackSteps,
  tools,
};
