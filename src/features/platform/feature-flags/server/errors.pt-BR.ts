import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/feature-flags'> = {
  'A flag with this key already exists.': 'Já existe uma feature flag com esta chave.',
  'This feature flag was changed in the meantime.': 'Esta feature flag foi alterada nesse meio-tempo.',
  'This flag is declared in code. Turn it off instead.':
    'Esta feature flag é declarada no código. Desative-a em vez de excluí-la.',
  'This person in this company': 'Esta pessoa nesta empresa',
  'is set in code and cannot be changed': 'É definido no código e não pode ser alterado.',
};
