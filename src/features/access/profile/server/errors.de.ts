import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/profile'> = {
  'Error while registering': 'Fehler bei der Registrierung',
  'Registration is closed. Ask for an invitation.': 'Die Registrierung ist geschlossen. Bitten Sie um eine Einladung.',
  'This email address already has an account. Sign in, or choose a new password.':
    'Zu dieser E-Mail-Adresse gibt es bereits ein Benutzerkonto. Melden Sie sich an oder wählen Sie ein neues Passwort.',
  'This email address is already confirmed.': 'Diese E-Mail-Adresse ist bereits bestätigt.',
  'This email address is now used by another account.':
    'Diese E-Mail-Adresse wird jetzt von einem anderen Benutzerkonto verwendet.',
  'This link was already used or has expired. Request a new one.':
    'Dieser Link wurde bereits verwendet oder ist abgelaufen. Fordern Sie einen neuen an.',
  'This link was already used or has expired. Sign up again.':
    'Dieser Link wurde bereits verwendet oder ist abgelaufen. Registrieren Sie sich erneut.',
  'This membership': 'Diese Mitgliedschaft',
  'Two-factor authentication is off.': 'Die Zwei-Faktor-Authentifizierung ist ausgeschaltet.',
  'is already your email address': 'Ist bereits Ihre E-Mail-Adresse.',
  'is not the one chosen when signing up': 'Ist nicht das Passwort, das bei der Registrierung gewählt wurde.',
};
