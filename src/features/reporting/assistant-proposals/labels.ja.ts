import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'reporting/assistant-proposals'> = {
  Assistant: 'アシスタント',
  'proposal of the assistant': 'アシスタントの提案',
  'proposals of the assistant': 'アシスタントの提案',
};
