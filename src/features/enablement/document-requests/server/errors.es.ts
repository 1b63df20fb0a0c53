import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/document-requests'> = {
  'A partner uploads a requested document, is late with one, or one has expired.':
    'Un partner sube un documento solicitado, se retrasa con uno o uno ha vencido.',
  'Documents requested from you': 'Documentos que se te solicitan',
  'Documents to review': 'Documentos por revisar',
  'The company requests a document, reminds you of one, or decides about your file.':
    'La empresa solicita un documento, te recuerda uno o decide sobre tu archivo.',
  'This request was canceled.': 'Esta solicitud se canceló.',
  'This request was canceled. Request the document again.':
    'Esta solicitud se canceló. Solicita de nuevo el documento.',
  'is not asked for': 'Este dato no se pide.',
  'must be today or later': 'Debe ser hoy o más tarde.',
  'names a partner that does not exist': 'Indica un partner que no existe.',
  'overdue documents': 'documentos con retraso',
  'requested documents': 'documentos solicitados',
  'uploaded documents': 'documentos subidos',
};
