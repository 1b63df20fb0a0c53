import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-statuses'> = {
  'Make another status the default instead. New partners need one.':
    'Torne outro status o padrão. Novos parceiros precisam de um.',
  'This is the default status of new partners. Make another status the default, then archive this one.':
    'Este é o status padrão de novos parceiros. Torne outro status o padrão e depois arquive este.',
};
