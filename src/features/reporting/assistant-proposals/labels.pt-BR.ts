import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'reporting/assistant-proposals'> = {
  Assistant: 'Assistente',
  'proposal of the assistant': 'proposta do assistente',
  'proposals of the assistant': 'propostas do assistente',
};
