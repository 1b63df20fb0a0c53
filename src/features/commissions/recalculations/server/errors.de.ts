import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/recalculations'> = {
  'A second person must approve a recalculation. Ask a team member who did not request it.':
    'Eine zweite Person muss eine Neuberechnung genehmigen. Bitten Sie ein Teammitglied, das sie nicht angefragt hat.',
  'The differences have changed since the preview. Preview the recalculation again.':
    'Die Differenzen haben sich seit der Vorschau geändert. Zeigen Sie die Vorschau der Neuberechnung erneut an.',
};
