import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/disputes'> = {
  'Recalculating the deals from that day on changes nothing. Correct the deal, the partner or the structure first.':
    'Eine Neuberechnung der Deals ab diesem Tag ändert nichts. Korrigieren Sie zuerst den Deal, den Partner oder die Struktur.',
  'You have already disputed this commission. Add a message to the open dispute.':
    'Sie haben gegen diese Provision bereits Einspruch erhoben. Fügen Sie dem offenen Einspruch eine Nachricht hinzu.',
};
