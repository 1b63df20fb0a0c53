import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resource-links'> = {
  'Guessed passwords': 'Versuche, Passwörter zu erraten',
  'Someone tries many wrong passwords at a link you shared.':
    'Jemand probiert bei einem von Ihnen geteilten Link viele falsche Passwörter aus.',
  'The password is wrong.': 'Das Passwort ist falsch.',
  'This content is no longer available.': 'Dieser Inhalt ist nicht mehr verfügbar.',
  'This link has expired. Ask the person who sent it for a new one.':
    'Dieser Link ist abgelaufen. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.',
  'This link was withdrawn. Ask the person who sent it for a new one.':
    'Dieser Link wurde zurückgezogen. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.',
  'are needed to send emails': 'Sind erforderlich, um E-Mails zu senden.',
  'contain an email address twice': 'Enthalten eine E-Mail-Adresse zweimal.',
  'is only possible for PDF files': 'Nur für PDF-Dateien möglich.',
};
