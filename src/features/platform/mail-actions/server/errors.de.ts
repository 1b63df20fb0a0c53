import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/mail-actions'> = {
  'Check the marked fields.': 'Prüfen Sie die markierten Felder.',
  'This action': 'Diese Aktion',
  'This has changed since the email was sent. Sign in to see its current state.':
    'Dies hat sich geändert, seit die E-Mail gesendet wurde. Melden Sie sich an, um den aktuellen Stand zu sehen.',
  'This link does not exist. Use the link in the newest email.':
    'Dieser Link existiert nicht. Verwenden Sie den Link in der neuesten E-Mail.',
  'This link was used already.': 'Dieser Link wurde bereits verwendet.',
  'This page was open for too long. Open the link in the email again.':
    'Diese Seite war zu lange geöffnet. Öffnen Sie den Link in der E-Mail erneut.',
  'This was done already, or is not possible now.': 'Dies wurde bereits erledigt oder ist jetzt nicht möglich.',
  'Your company requires a second factor. Sign in to continue.':
    'Ihr Unternehmen verlangt einen zweiten Faktor. Melden Sie sich an, um fortzufahren.',
  'is too old': 'Ist zu alt.',
  'must be at most 25 MB': 'Darf höchstens 25 MB groß sein.',
};
