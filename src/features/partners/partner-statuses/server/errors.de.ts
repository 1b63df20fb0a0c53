import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-statuses'> = {
  'Make another status the default instead. New partners need one.':
    'Legen Sie stattdessen einen anderen Status als Standard fest. Neue Partner brauchen einen.',
  'This is the default status of new partners. Make another status the default, then archive this one.':
    'Dies ist der Standardstatus neuer Partner. Legen Sie einen anderen Status als Standard fest und archivieren Sie dann diesen.',
};
