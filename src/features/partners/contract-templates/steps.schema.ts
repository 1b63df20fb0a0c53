import { defineSteps } from '#shared/nouns/define-steps.ts';
import { contractTemplate } from './schema.ts';

/** Contracts start from the published version; a retired template can be published again. */
export const templateSteps = defineSteps(contractTemplate, {
  steps: {
    publish: {
      by: 'company',
      from: ['draft', 'published', 'retired'],
      to: 'published',
      unless: ({ archived_at }) => (archived_at ? 'This template is archived. Restore it first.' : null),
      label: 'Publish',
      done: 'Template published',
      text: 'Contracts that are sent from now on use this version. Earlier ones keep theirs.',
      summary: 'Publish the changes as a new version',
      look: 'primary',
    },
    retire: {
      by: 'company',
      from: ['published'],
      to: 'retired',
      label: 'Retire',
      done: 'Template retired',
      text: 'No new contracts start from a retired template. Existing contracts go on.',
      summary: 'Stop new contracts from this template',
      danger: true,
    },
  },
});
