import type { ServerFeature } from '#server/feature.ts';
import { connectionUses } from './connection-use.ts';
import { dealSources } from './deal-source.ts';
import { demo } from './demo.ts';
import { follows } from './engine/events.ts';
import { markRunFailed } from './engine/given-up.ts';
import { crmFieldRules } from './field-rules.ts';
import { crmHooks } from './hooks.ts';
import { syncJobs, syncSchedules } from './jobs.ts';
import { onPartnerMerge, onPersonErasure } from './merges.ts';
import { fieldMappings, objectMappings, recordLinks, syncIssues, syncRunRecords, syncRuns } from './resource.ts';
import { directRoutes, syncRoutes } from './routes.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'crm-sync',
  flag: {
    key: 'field_mappings',
    description: 'Synchronization of partners, accounts and deals with a CRM.',
    default: true,
  },
  resources: [objectMappings, fieldMappings, recordLinks, syncRuns, syncRunRecords, syncIssues],
  routes: syncRoutes,
  plugin: (api, kernel) => {
    directRoutes(api, kernel);
    crmHooks(api, kernel);
  },
  jobRules: {
    // Jobs keep their first names, which waiting jobs and failed jobs carry.
    'field-mappings.events': { seconds: 300, onGivenUp: { says: 'Changed records were not synchronized.' } },
    'field-mappings.pass': { seconds: 600, pool: 'exchanges', onGivenUp: 'runs-again' },
    'field-mappings.simulate': {
      seconds: 600,
      pool: 'exchanges',
      onGivenUp: markRunFailed,
    },
    'field-mappings.backfill': {
      seconds: 600,
      pool: 'exchanges',
      onGivenUp: markRunFailed,
    },
    'field-mappings.undo': {
      seconds: 600,
      pool: 'exchanges',
      onGivenUp: markRunFailed,
    },
    'field-mappings.announced': { seconds: 120, pool: 'exchanges', onGivenUp: 'runs-again' },
    'field-mappings.restored': { seconds: 120, pool: 'exchanges', onGivenUp: 'runs-again' },
  },
  jobs: syncJobs,
  on: {
    'connections.records_changed': ['field-mappings.announced'],
    'connections.restored': ['field-mappings.restored'],
  },
  schedules: syncSchedules,
  follows,
  workItems,
  fieldRules: [crmFieldRules],
  dealSources,
  connectionUses,
  onPartnerMerge,
  onPersonErasure,
  demo,
};
