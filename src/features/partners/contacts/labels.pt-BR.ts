import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/contacts'> = {
  'Erase a person for good: their name, addresses and other personal data':
    'Apagar uma pessoa de vez: o nome, os endereços e outros dados pessoais',
  'Erase person': 'Apagar pessoa',
  'New contact': 'Novo contato',
  'No access': 'Sem acesso',
  'No portal access': 'Sem acesso ao portal',
  'Person erased': 'Pessoa apagada',
  Primary: 'Principal',
  'Primary contact': 'Contato principal',
  'Replaces the current primary contact.': 'Substitui o contato principal atual.',
  'Their name, addresses and other personal data are removed from the contact, tasks, meetings, emails and the audit log. What happened stays, without the name. This cannot be undone.':
    'O nome, os endereços e outros dados pessoais são removidos do contato, das tarefas, das reuniões, dos e-mails e do registro de auditoria. O que aconteceu fica, sem o nome. Não é possível desfazer.',
  'Works at': 'Trabalha em',
  contacts: 'contatos',
};
