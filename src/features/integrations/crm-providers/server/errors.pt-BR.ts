import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/crm-providers'> = {
  'Records of this system cannot be merged here.': 'Os registros deste sistema não podem ser mesclados aqui.',
  'This demo system': 'Este sistema de demonstração',
  'This record of Demo CRM': 'Este registro do Demo CRM',
  'This record of the demo system': 'Este registro do sistema de demonstração',
  'is not a field of Demo CRM': 'Não é um campo do Demo CRM.',
  'is not a field of this system': 'Não é um campo deste sistema.',
  'is not one of the options': 'Não é uma das opções.',
  'must be a number': 'Deve ser um número.',
  'must be another record': 'Deve ser outro registro.',
};
