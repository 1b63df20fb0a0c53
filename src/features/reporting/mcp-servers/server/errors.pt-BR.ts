import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/mcp-servers'> = {
  'Pages of other sites cannot use this address.': 'Páginas de outros sites não podem usar este endereço.',
  'Use an API key, or let the app sign in with OAuth. Sessions of people do not work here.':
    'Use uma chave de API ou deixe o app entrar com OAuth. Sessões de pessoas não funcionam aqui.',
};
