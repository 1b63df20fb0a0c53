import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'outreach/record-emails'> = {
  'A recipient is not a contact of this record who can get emails.':
    'Un destinataire n’est pas un contact de cette fiche pouvant recevoir des e-mails.',
  'Answers to your emails': 'Réponses à vos e-mails',
  'Someone answered an email that you wrote from a record.':
    'Quelqu’un a répondu à un e-mail que vous avez écrit depuis une fiche.',
  'is not a kind of record from which emails are written': 'Aucun e-mail ne peut être écrit depuis ce type de fiche.',
  'must be contacts of this record with an email address':
    'Doivent être des contacts de cette fiche ayant une adresse e-mail.',
};
