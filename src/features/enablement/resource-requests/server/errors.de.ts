import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resource-requests'> = {
  '50 requests are open. Wait for answers before you send another one.':
    '50 Anfragen sind offen. Warten Sie auf Antworten, bevor Sie eine weitere senden.',
  'is not visible to this partner': 'Ist für diesen Partner nicht sichtbar.',
  'write an answer or choose a resource': 'Schreiben Sie eine Antwort oder wählen Sie ein Material.',
};
