import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'reporting/assistant-proposals'> = {
  Assistant: 'Assistent',
  'proposal of the assistant': 'Vorschlag des Assistenten',
  'proposals of the assistant': 'Vorschläge des Assistenten',
};
