import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/document-requests'> = {
  'This request was canceled.': 'Cette demande a été annulée.',
  'This request was canceled. Request the document again.':
    'Cette demande a été annulée. Demandez à nouveau le document.',
  'is not asked for': 'Cette information n’est pas demandée.',
  'must be today or later': 'Doit être aujourd’hui ou plus tard.',
  'names a partner that does not exist': 'Un partenaire indiqué ici n’existe pas.',
};
