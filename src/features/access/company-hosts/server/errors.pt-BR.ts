import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/company-hosts'> = {
  'Only an owner can change the host name.': 'Só um proprietário pode alterar o nome de host.',
  'This host name': 'Este nome de host',
  'Too many unknown names.': 'Há nomes desconhecidos demais.',
  'is missing: enter a host name first': 'Está faltando. Informe primeiro um nome de host.',
};
