import { creatable } from '../writing.ts';
import { defineProgramPart } from './define.ts';

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
  defineProgramPart({ key: 'task-templates', one: 'Task template', resource: 'task_templates', file: 'records' }),
  defineProgramPart({
    key: 'prospect-profiles',
    one: 'Prospect profile',
    resource: 'prospect_profiles',
    file: 'records',
  }),
  defineProgramPart({ key: 'email-topics', one: 'Email topic', resource: 'email_topics', file: 'list' }),
  defineProgramPart({
    key: 'meeting-cadences',
    one: 'Meeting cadence',
    resource: 'meeting_cadences',
    file: 'list',
    named: ({ tier_name, kind }) => `${tier_name} ${kind}`,
    title: ({ tier_id, tier_name, kind }) => `${tier_name ?? String(tier_id).split('/').at(-1)} ${kind}`,
  }),
  defineProgramPart({
    key: 'surveys',
    one: 'Survey',
    resource: 'surveys',
    file: 'records',
    includes: ({ status }) => status !== 'closed',
    // Only a person sends a survey.
    create: async (writing) => {
      const { api, item, note } = writing;
      note(`The survey “${item.values.name}” is a draft. Activate it to send it.`);
      return api.create('surveys', creatable(api, writing));
    },
  }),
];
