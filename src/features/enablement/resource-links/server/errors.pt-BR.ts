import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resource-links'> = {
  'Guessed passwords': 'Tentativas de adivinhar senhas',
  'Someone tries many wrong passwords at a link you shared.':
    'Alguém tenta muitas senhas erradas em um link que você compartilhou.',
  'The password is wrong.': 'A senha está incorreta.',
  'This content is no longer available.': 'Este conteúdo não está mais disponível.',
  'This link has expired. Ask the person who sent it for a new one.':
    'Este link venceu. Peça um novo à pessoa que o enviou.',
  'This link was withdrawn. Ask the person who sent it for a new one.':
    'Este link foi retirado. Peça um novo à pessoa que o enviou.',
  'are needed to send emails': 'São necessários destinatários para enviar e-mails.',
  'contain an email address twice': 'Um endereço de e-mail aparece duas vezes.',
  'is only possible for PDF files': 'Só é possível para arquivos PDF.',
};
