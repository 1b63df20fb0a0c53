import type { ServerFeature } from '#server/feature.ts';
import { automates } from './automation.ts';
import { figures } from './dashboard-widgets.ts';
import { demo } from './demo.ts';
import { formJobs, formSchedules } from './drafts.ts';
import { formsOfContactFacts, formsOfPartnerFacts } from './facts.ts';
import { formsFlag } from './flag.ts';
import { topics } from './notices.ts';
import { formPurposes } from './own-purposes.ts';
import { embedScript, formPages } from './pages.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { formSubmissions, forms, formVersions } from './resource.ts';
import { formPlugin, formRoutes } from './routes.ts';
import { sampleData } from './sample-data.ts';

export const feature: ServerFeature = {
  name: 'forms',
  doors: { page: ['POST /forms/:id/publish'] },
  automates,
  flag: formsFlag,
  resources: [forms, formVersions, formSubmissions],
  routes: formRoutes,
  plugin: formPlugin,
  publicPages: formPages,
  publicScripts: [embedScript],
  jobs: formJobs,
  schedules: formSchedules,
  topics,
  figures,
  formPurposes,
  facts: [formsOfContactFacts, formsOfPartnerFacts],
  sampleData,
  onPartnerMerge,
  demo,
  keeps: [
    {
      folder: 'forms',
      table: 'form_files',
      key: 'key',
      exportAs: "concat('forms/', coalesce(submission_id::text, 'drafts'), '/', field_key, '-', id, '-', file_name)",
    },
  ],
};
