import type { ServerFeature } from '#server/feature.ts';
import { peopleJobs } from './jobs.ts';
import { teamPlugin } from './plugin.ts';
import { people, teamMembers } from './resource.ts';

export const feature: ServerFeature = {
  name: 'people',
  resources: [people, teamMembers],
  jobs: peopleJobs,
  plugin: teamPlugin,
};
