import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'outreach/record-emails'> = {
  'A recipient is not a contact of this record who can get emails.':
    'Um destinatário não é um contato deste registro que possa receber e-mails.',
  'Answers to your emails': 'Respostas aos seus e-mails',
  'Someone answered an email that you wrote from a record.':
    'Alguém respondeu a um e-mail que você escreveu a partir de um item.',
  'is not a kind of record from which emails are written':
    'Não é possível escrever e-mails a partir deste tipo de registro.',
  'must be contacts of this record with an email address': 'Devem ser contatos deste registro com endereço de e-mail.',
};
