import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/stored-files'> = {
  'is for browsers only; with an API key, download the file directly':
    'Só é possível em navegadores. Com uma chave de API, baixe o arquivo diretamente.',
  'needs a name': 'O arquivo precisa de um nome.',
  'took too long': 'O envio demorou demais.',
};
