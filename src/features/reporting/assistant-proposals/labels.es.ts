import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'reporting/assistant-proposals'> = {
  Assistant: 'Asistente',
  'proposal of the assistant': 'propuesta del asistente',
  'proposals of the assistant': 'propuestas del asistente',
};
