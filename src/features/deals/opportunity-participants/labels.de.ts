import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunity-participants'> = {
  'Confirm a proposed partner. In partner mode, accept a proposal':
    'Einen vorgeschlagenen Partner bestätigen. In der Partneransicht einen Vorschlag annehmen',
  'Confirm participation': 'Beteiligung bestätigen',
  'Participation confirmed': 'Beteiligung bestätigt',
  'Participation rejected': 'Beteiligung abgelehnt',
  'Reject a partner before the deal is won. In partner mode, decline a proposal':
    'Einen Partner ablehnen, bevor der Deal gewonnen ist. In der Partneransicht einen Vorschlag ablehnen',
  'Reject participation': 'Beteiligung ablehnen',
  'The partner no longer takes part in this deal, earns no commission on it, and can no longer see it. The other side sees the reason.':
    'Der Partner ist nicht mehr an diesem Deal beteiligt, verdient daran keine Provision und kann ihn nicht mehr sehen. Die andere Seite sieht den Grund.',
  'The partner takes part in this deal and can earn commission on it.':
    'Der Partner ist an diesem Deal beteiligt und kann daran Provision verdienen.',
  'opportunity partner': 'Opportunity-Partner',
  'opportunity partners': 'Opportunity-Partner',
  participation: 'Beteiligung',
};
