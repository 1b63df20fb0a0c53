import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-requests'> = {
  'A part of this request was paid already. Close it instead.':
    'Ein Teil dieses Antrags wurde bereits bezahlt. Schließen Sie ihn stattdessen.',
  'A partner requests money from a marketing fund.': 'Ein Partner beantragt Geld aus einem MDF-Budget.',
  'A request cannot be changed once it is decided.':
    'Ein Antrag kann nicht mehr geändert werden, sobald über ihn entschieden ist.',
  'MDF requests': 'MDF-Anträge',
  'The company decides about your request, or the time to claim is running out.':
    'Das Unternehmen entscheidet über Ihren Antrag, oder die Frist für die Abrechnung läuft bald ab.',
  'Your MDF requests': 'Ihre MDF-Anträge',
};
