import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/contacts'> = {
  'A contact can belong to a partner or an account, not both.':
    'Um contato pode pertencer a um parceiro ou a uma conta, não aos dois.',
  'Another contact at this partner already has this email address.':
    'Outro contato deste parceiro já tem este endereço de e-mail.',
  'Only a contact of a partner can be the primary contact.':
    'Só um contato de um parceiro pode ser o contato principal.',
  'Only owners and administrators can erase a person.': 'Só proprietários e administradores podem apagar uma pessoa.',
  'This contact can sign in for the partner. Remove their access first.':
    'Este contato pode entrar pelo parceiro. Remova primeiro o acesso dele.',
  'This contact can sign in. Remove their access first.': 'Este contato pode entrar. Remova primeiro o acesso dele.',
  'This contact signs in with this address.': 'Este contato entra com este endereço.',
  'is used to sign in': 'É usado para entrar.',
};
