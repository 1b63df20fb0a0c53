import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/document-requests'> = {
  'This request was canceled.': 'Esta solicitação foi cancelada.',
  'This request was canceled. Request the document again.':
    'Esta solicitação foi cancelada. Solicite o documento de novo.',
  'is not asked for': 'Não é solicitado.',
  'must be today or later': 'Deve ser hoje ou mais tarde.',
  'names a partner that does not exist': 'Contém um parceiro que não existe.',
};
