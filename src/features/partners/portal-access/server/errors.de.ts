import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/portal-access'> = {
  'Choose the organization you want to join with.': 'Wählen Sie die Organisation, mit der Sie beitreten möchten.',
  'Only administrators of this organization can add people. Ask one of them to invite you.':
    'Nur Administratoren dieser Organisation können Personen hinzufügen. Bitten Sie einen davon, Sie einzuladen.',
  'Only an administrator of this organization can remove access. Ask one of them, or suspend the partner.':
    'Nur ein Administrator dieser Organisation kann den Zugang entfernen. Bitten Sie einen davon oder setzen Sie den Partner aus.',
  'This is your last administrator. Make someone else an administrator first.':
    'Dies ist Ihr letzter Administrator. Geben Sie die Rolle zuerst einer anderen Person.',
  'This person can already sign in.': 'Diese Person kann sich bereits anmelden.',
  'This person has no access.': 'Diese Person hat keinen Zugang.',
  'You are not an administrator of this organization.': 'Sie sind kein Administrator dieser Organisation.',
  'can already sign in': 'Kann sich bereits anmelden.',
};
