import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'outreach/record-emails'> = {
  'A recipient is not a contact of this record who can get emails.':
    'Eine der Empfängeradressen gehört zu keinem Kontakt dieses Datensatzes, der E-Mails erhalten kann.',
  'Answers to your emails': 'Antworten auf Ihre E-Mails',
  'Someone answered an email that you wrote from a record.':
    'Jemand hat eine E-Mail beantwortet, die Sie aus einem Datensatz geschrieben haben.',
  'is not a kind of record from which emails are written':
    'Aus dieser Art von Datensatz können keine E-Mails geschrieben werden.',
  'must be contacts of this record with an email address':
    'Müssen Kontakte dieses Datensatzes mit einer E-Mail-Adresse sein.',
};
