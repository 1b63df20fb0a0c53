import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-statuses'> = {
  'Make another status the default instead. New partners need one.':
    'Define otro estado como predeterminado. Los partners nuevos necesitan uno.',
  'This is the default status of new partners. Make another status the default, then archive this one.':
    'Es el estado predeterminado de los partners nuevos. Define otro como predeterminado y después archiva este.',
};
