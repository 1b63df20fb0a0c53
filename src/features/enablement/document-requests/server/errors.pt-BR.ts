import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/document-requests'> = {
  'A partner uploads a requested document, is late with one, or one has expired.':
    'Um parceiro envia um documento solicitado, está em atraso com um ou um deles expirou.',
  'Documents requested from you': 'Documentos solicitados a você',
  'Documents to review': 'Documentos a analisar',
  'The company requests a document, reminds you of one, or decides about your file.':
    'A empresa solicita um documento, lembra você de um ou decide sobre o seu arquivo.',
  'This request was canceled.': 'Esta solicitação foi cancelada.',
  'This request was canceled. Request the document again.':
    'Esta solicitação foi cancelada. Solicite o documento de novo.',
  'is not asked for': 'Não é solicitado.',
  'must be today or later': 'Deve ser hoje ou mais tarde.',
  'names a partner that does not exist': 'Contém um parceiro que não existe.',
  'overdue documents': 'documentos em atraso',
  'requested documents': 'documentos solicitados',
  'uploaded documents': 'documentos enviados',
};
