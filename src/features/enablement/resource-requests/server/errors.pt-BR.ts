import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resource-requests'> = {
  '50 requests are open. Wait for answers before you send another one.':
    'Há 50 solicitações abertas. Aguarde respostas antes de enviar outra.',
  'A partner misses a resource.': 'Um parceiro sente falta de um material.',
  'Answers to resource requests': 'Respostas a solicitações de materiais',
  'Resource requests': 'Solicitações de materiais',
  'The company answers a request of yours.': 'A empresa responde a uma das suas solicitações.',
  'is not visible to this partner': 'Não está visível para este parceiro.',
  'write an answer or choose a resource': 'Escreva uma resposta ou escolha um material.',
};
