import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/work-items'> = {
  'Everything that waits for you, sorted by deadline.': 'Alles, was auf Sie wartet, nach Frist sortiert.',
  Item: 'Vorgang',
  'My work': 'Meine Arbeit',
  'Nothing waits for you.': 'Nichts wartet auf Sie.',
  'morning email': 'morgendliche E-Mail',
  'morning emails': 'morgendliche E-Mails',
  'work item': 'Vorgang',
  'work items': 'Vorgänge',
};
