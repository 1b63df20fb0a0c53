import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/people'> = {
  'A company needs at least one owner. Make someone else an owner first.':
    'Ein Unternehmen braucht mindestens einen Inhaber. Geben Sie zuerst einer anderen Person die Rolle „Inhaber“.',
  'An owner': 'Ein Inhaber',
  'This is your only administrator. Make someone else an administrator first.':
    'Diese Person hat als Einzige die Rolle „Administrator“. Geben Sie die Rolle zuerst einer anderen Person.',
  'This person has more permissions than you. Ask an owner.':
    'Diese Person hat mehr Berechtigungen als Sie. Wenden Sie sich an einen Inhaber.',
  'This person is already active.': 'Diese Person ist bereits aktiv.',
  'This person is already an owner.': 'Diese Person ist bereits Inhaber.',
  'This person is already deactivated.': 'Diese Person ist bereits deaktiviert.',
  'This person was changed in the meantime.': 'Diese Person wurde in der Zwischenzeit geändert.',
  'must be another active team member': 'Muss ein anderes aktives Teammitglied sein.',
  'must stay a role of the same kind (company or partner)':
    'Muss eine Rolle derselben Art bleiben (Unternehmen oder Partner).',
};
