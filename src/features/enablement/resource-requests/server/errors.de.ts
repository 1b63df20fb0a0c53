import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resource-requests'> = {
  '50 requests are open. Wait for answers before you send another one.':
    '50 Anfragen sind offen. Warten Sie auf Antworten, bevor Sie eine weitere senden.',
  'A partner misses a resource.': 'Einem Partner fehlt ein Material.',
  'Answers to resource requests': 'Antworten auf Materialanfragen',
  'Resource requests': 'Materialanfragen',
  'The company answers a request of yours.': 'Das Unternehmen beantwortet eine Ihrer Anfragen.',
  'is not visible to this partner': 'Ist für diesen Partner nicht sichtbar.',
  'write an answer or choose a resource': 'Schreiben Sie eine Antwort oder wählen Sie ein Material.',
};
