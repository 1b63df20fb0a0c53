import { defineProgramPart } from './define.ts';
import { settingsPart } from './settings.ts';

/** Contracts and automations. */
export const work = [
  defineProgramPart({
    key: 'contract-templates',
    one: 'Contract template',
    resource: 'contract_templates',
    file: 'records',
    markdown: ['body'],
    outside: ({ source }) => (source === 'pdf' ? 'It consists of a PDF file.' : undefined),
    states: {
      column: 'status',
      publish: 'publish',
      unpublish: 'retire',
      versions: {
        table: 'contract_template_versions',
        parent: 'template_id',
        version: 'version',
        content: 'content',
        fields: [
          'name',
          'kind',
          'language',
          'body',
          'roles',
          'fields',
          'signing_order',
          'blocks_portal',
          'term_months',
          'renewal',
          'renewal_months',
          'notice_days',
          'expires_days',
          'reminder_days',
          'terms',
        ],
      },
    },
  }),
  defineProgramPart({
    key: 'automations',
    one: 'Automation',
    resource: 'automations',
    file: 'records',
    // Only a person publishes an automation, after a dry run.
    reminder: (title) => `The automation “${title}” is a draft now. Do a dry run and publish it.`,
  }),
  settingsPart('automation-limits', 'Automation limits', 'automation_settings', '/automations/settings', ['is_paused']),
];
