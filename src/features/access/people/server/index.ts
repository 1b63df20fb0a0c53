import type { ServerFeature } from '#server/feature.ts';
import { peopleJobs } from './jobs.ts';
import { teamPlugin } from './plugin.ts';
import { people, teamMembers } from './resource.ts';

export const feature: ServerFeature = {
  name: 'people',
  resources: [people, teamMembers],
  jobRules: {
    'people.tell_second_proof_reset': {
      onGivenUp: { says: 'A person was not told that their second factor was reset.' },
    },
  },
  jobs: peopleJobs,
  plugin: teamPlugin,
};
