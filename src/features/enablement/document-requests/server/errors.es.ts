import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/document-requests'> = {
  'This request was canceled.': 'Esta solicitud se canceló.',
  'This request was canceled. Request the document again.':
    'Esta solicitud se canceló. Solicita de nuevo el documento.',
  'is not asked for': 'Este dato no se pide.',
  'must be today or later': 'Debe ser hoy o más tarde.',
  'names a partner that does not exist': 'Indica un partner que no existe.',
};
