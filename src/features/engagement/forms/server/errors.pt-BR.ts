import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/forms'> = {
  'A published version': 'Uma versão publicada',
  'Confirm your email address with the code that we sent.':
    'Confirme seu endereço de e-mail com o código que enviamos.',
  'Form submissions': 'Envios de formulários',
  'Some answers need your attention.': 'Algumas respostas precisam da sua atenção.',
  'Someone submitted a form that you receive.': 'Alguém enviou um formulário que você recebe.',
  'The code has expired. Request a new code.': 'O código venceu. Solicite um novo código.',
  'The form to copy': 'O formulário a copiar',
  'This code is not correct.': 'Este código não está correto.',
  'This draft': 'Este rascunho',
  'This form has already been sent.': 'Este formulário já foi enviado.',
  'This form has already been sent. Open it again to send it once more.':
    'Este formulário já foi enviado. Abra-o de novo para enviá-lo mais uma vez.',
  'This form is published. Unpublish it before you archive it.':
    'Este formulário está publicado. Despublique-o antes de arquivá-lo.',
  'This form was open for more than a day. Send it again.':
    'Este formulário ficou aberto por mais de um dia. Envie-o de novo.',
  'are too long to be saved': 'As respostas são longas demais para serem salvas.',
  'can have at most 200 fields': 'Pode ter no máximo 200 campos.',
  'has expired': 'O prazo deste formulário venceu.',
  'has expired. Request a new code.': 'O código venceu. Solicite um novo código.',
  'is not a file field of this form': 'Não é um campo de arquivo deste formulário.',
  'is not a language of forms': 'Não é um idioma de formulários.',
  'is not a purpose of forms': 'Não é uma finalidade de formulários.',
  'is not correct': 'Não está correto.',
  'is not valid for this form': 'Não é válido para este formulário.',
  'must be at most 10 MB': 'Pode ter no máximo 10 MB.',
  'must be team members of your company': 'Devem ser membros da equipe da sua empresa.',
  'needs no code on this form': 'Não é necessário código neste formulário.',
};
