import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/document-requests'> = {
  'This request was canceled.': 'Diese Anforderung wurde abgebrochen.',
  'This request was canceled. Request the document again.':
    'Diese Anforderung wurde abgebrochen. Fordern Sie das Dokument erneut an.',
  'is not asked for': 'Wird hier nicht verlangt.',
  'must be today or later': 'Muss heute oder später sein.',
  'names a partner that does not exist': 'Nennt einen Partner, der nicht existiert.',
};
