import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/organizations'> = {
  'API keys cannot change this. Sign in as a person.': 'Chaves de API não podem alterar isto. Entre como pessoa.',
  'Add a network first: without one, your company could not be used from anywhere.':
    'Adicione primeiro uma rede: sem uma, sua empresa não poderia ser usada de nenhum lugar.',
  'Enter an address such as https://acme.com/privacy.': 'Informe um endereço, como https://acme.com/privacy.',
  'This organization also runs a program. Change this in Company mode.':
    'Esta organização também tem um programa. Altere isto no modo Empresa.',
  'cannot be changed because existing commissions are calculated in it':
    'Não pode ser alterado, porque há comissões calculadas com este valor.',
};
