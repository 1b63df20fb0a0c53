import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/document-requests'> = {
  'A partner uploads a requested document, is late with one, or one has expired.':
    'Un partenaire envoie un document demandé, est en retard pour un document, ou un document a expiré.',
  'Documents requested from you': 'Documents qui vous sont demandés',
  'Documents to review': 'Documents à examiner',
  'The company requests a document, reminds you of one, or decides about your file.':
    'L’entreprise demande un document, vous en rappelle un ou décide de votre fichier.',
  'This request was canceled.': 'Cette demande a été annulée.',
  'This request was canceled. Request the document again.':
    'Cette demande a été annulée. Demandez à nouveau le document.',
  'is not asked for': 'Cette information n’est pas demandée.',
  'must be today or later': 'Doit être aujourd’hui ou plus tard.',
  'names a partner that does not exist': 'Un partenaire indiqué ici n’existe pas.',
  'overdue documents': 'documents en retard',
  'requested documents': 'documents demandés',
  'uploaded documents': 'documents envoyés',
};
