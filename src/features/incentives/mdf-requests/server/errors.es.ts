import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-requests'> = {
  'A part of this request was paid already. Close it instead.':
    'Una parte de esta solicitud ya se pagó. Cierra la solicitud.',
  'A request cannot be changed once it is decided.': 'Una solicitud no se puede cambiar después de decidirla.',
};
