import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-claims'> = {
  'A partner claims the cost of an activity.': 'Ein Partner reicht die Kosten einer Aktivität zur Abrechnung ein.',
  'A submitted claim cannot be changed.': 'Eine eingereichte Abrechnung kann nicht geändert werden.',
  'Everything that was approved is claimed.': 'Alles, was genehmigt wurde, ist abgerechnet.',
  'MDF claims': 'MDF-Abrechnungen',
  'Tell the partner why the amount is lower.': 'Teilen Sie dem Partner mit, warum der Betrag niedriger ist.',
  'The company decides about your claim or pays it.':
    'Das Unternehmen entscheidet über Ihren Abrechnungsantrag oder zahlt ihn aus.',
  'The time to claim the cost of this activity is over.':
    'Die Frist zur Abrechnung der Kosten dieser Aktivität ist abgelaufen.',
  'This claim': 'Diese Abrechnung',
  'Upload at least one invoice first.': 'Laden Sie zuerst mindestens eine Rechnung hoch.',
  'Upload at least one proof that the activity took place first.':
    'Laden Sie zuerst mindestens einen Nachweis hoch, dass die Aktivität stattgefunden hat.',
  'Your MDF claims': 'Ihre MDF-Abrechnungen',
  'must be approved': 'Muss genehmigt sein.',
};
