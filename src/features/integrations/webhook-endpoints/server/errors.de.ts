import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/webhook-endpoints'> = {
  'An endpoint of your company was disabled because requests to it failed.':
    'Ein Endpunkt Ihrer Firma wurde deaktiviert, weil Anfragen an ihn fehlgeschlagen sind.',
  'An endpoint was disabled because requests to it failed.':
    'Ein Endpunkt wurde deaktiviert, weil Anfragen an ihn fehlgeschlagen sind.',
  'Enable the endpoint before you replay events.': 'Aktivieren Sie den Endpunkt, bevor Sie Ereignisse erneut senden.',
  'Enable the endpoint before you send a test event.':
    'Aktivieren Sie den Endpunkt, bevor Sie ein Testereignis senden.',
  'This request was already answered, and the secret was shown once. Replace the secret, or delete the endpoint.':
    'Diese Anfrage wurde bereits beantwortet, und das Secret wurde einmal angezeigt. Ersetzen Sie das Secret oder löschen Sie den Endpunkt.',
  'Webhook endpoints': 'Webhook-Endpunkte',
  'must be later than the start': 'Muss nach dem Anfang liegen.',
};
