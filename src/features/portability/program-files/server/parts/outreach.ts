import { creatable } from '../writing.ts';
import { defineProgramPart } from './define.ts';

/** Tasks, prospects, meetings, surveys and emails. */
export const outreach = [
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
