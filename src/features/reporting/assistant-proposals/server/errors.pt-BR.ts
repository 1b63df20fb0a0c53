import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/assistant-proposals'> = {
  'A filter is a field of the list.': 'Um filtro é um campo da lista.',
  'Enter a subject for the email.': 'Informe um assunto para o e-mail.',
  'Give a kind of record or a text.': 'Informe um tipo de registro ou um texto.',
  'The assistant no longer offers this step.': 'O assistente não oferece mais este passo.',
  'This is not available to you here. It needs another permission or module.':
    'Isto não está disponível para você aqui. É necessária outra permissão ou outro módulo.',
  'This proposal has expired. Ask the assistant again.': 'Esta proposta venceu. Peça de novo ao assistente.',
  'This record does not exist.': 'Este registro não existe.',
  'This takes too many reads. Ask for less at once.': 'Isto exige leituras demais. Peça menos de uma vez.',
  'Use filters for this kind of record.': 'Use filtros para este tipo de registro.',
  'You do not have the permission for this.': 'Você não tem a permissão para isto.',
  'for example': 'por exemplo',
  'kind that can be changed': 'tipo que pode ser alterado',
  'kind that can be created': 'tipo que pode ser criado',
  'kind with notes': 'tipo com notas',
};
