import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'outreach/campaigns'> = {
  'A campaign cannot be changed after it was prepared. Copy it instead.':
    'Uma campanha não pode ser alterada depois de preparada. Faça uma cópia dela.',
  'A campaign was sent, it stopped and needs attention, or a person replied.':
    'Uma campanha foi enviada, parou e precisa de atenção, ou uma pessoa respondeu.',
  'Email campaigns': 'Campanhas de e-mail',
  'Move the campaign back to draft first.': 'Volte primeiro a campanha para rascunho.',
  'Only the person can subscribe again, by the link in any of your emails.':
    'Só a própria pessoa pode se inscrever de novo, pelo link em qualquer um dos seus e-mails.',
  'is not a sending domain': 'Não é um domínio de envio.',
  'is not an email topic': 'Não é um tópico de e-mail.',
  'must be an audience of partners or contacts': 'Deve ser um público de parceiros ou contatos.',
  'must be within a year': 'Deve estar dentro de um ano.',
};
