import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/document-requests'> = {
  'A partner uploads a requested document, is late with one, or one has expired.':
    'Ein Partner lädt ein angefordertes Dokument hoch, ist mit einem in Verzug, oder eines ist abgelaufen.',
  'Documents requested from you': 'Von Ihnen angeforderte Dokumente',
  'Documents to review': 'Zu prüfende Dokumente',
  'The company requests a document, reminds you of one, or decides about your file.':
    'Das Unternehmen fordert ein Dokument an, erinnert Sie an eines oder entscheidet über Ihre Datei.',
  'This request was canceled.': 'Diese Anforderung wurde abgebrochen.',
  'This request was canceled. Request the document again.':
    'Diese Anforderung wurde abgebrochen. Fordern Sie das Dokument erneut an.',
  'is not asked for': 'Wird hier nicht verlangt.',
  'must be today or later': 'Muss heute oder später sein.',
  'names a partner that does not exist': 'Nennt einen Partner, der nicht existiert.',
  'overdue documents': 'überfällige Dokumente',
  'requested documents': 'angeforderte Dokumente',
  'uploaded documents': 'hochgeladene Dokumente',
};
