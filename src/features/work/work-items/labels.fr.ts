import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/work-items'> = {
  'Everything that waits for you, sorted by deadline.': 'Tout ce qui vous attend, trié par date limite.',
  Item: 'Élément',
  'My work': 'Mon travail',
  'Nothing waits for you.': 'Rien ne vous attend.',
  'morning email': 'e-mail du matin',
  'morning emails': 'e-mails du matin',
  'work item': 'élément à traiter',
  'work items': 'éléments à traiter',
};
