import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'reporting/assistant-proposals'> = {
  'proposal of the assistant': 'proposition de l’assistant',
  'proposals of the assistant': 'propositions de l’assistant',
};
