import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/webhook-endpoints'> = {
  'A person': 'Eine Person',
  'A subscription': 'Ein Abonnement',
  'Added by': 'Hinzugefügt von',
  Deliveries: 'Zustellungen',
  'Disable a webhook endpoint and cancel what waits for it':
    'Einen Webhook-Endpunkt deaktivieren und abbrechen, was auf ihn wartet',
  'Disable endpoint': 'Endpunkt deaktivieren',
  'Disabled after failures': 'Nach Fehlern deaktiviert',
  'Enable a webhook endpoint': 'Einen Webhook-Endpunkt aktivieren',
  'Enable endpoint': 'Endpunkt aktivieren',
  Enabled: 'Aktiviert',
  Endpoint: 'Endpunkt',
  'Endpoint disabled': 'Endpunkt deaktiviert',
  'Endpoint enabled': 'Endpunkt aktiviert',
  Endpoints: 'Endpunkte',
  Events: 'Ereignisse',
  'Failing since': 'Fehlerhaft seit',
  'It is sent under its original ID, so that your system can skip it if it already has it.':
    'Es wird mit seiner ursprünglichen ID gesendet, damit Ihr System es überspringen kann, wenn es bereits vorliegt.',
  'It receives events from now on. You can replay those that it missed.':
    'Er empfängt ab jetzt Ereignisse. Verpasste können Sie erneut senden.',
  'It receives no events, and those that wait for it are canceled. You can replay them later.':
    'Er empfängt keine Ereignisse, und wartende werden abgebrochen. Sie können sie später erneut senden.',
  'Last failure': 'Letzter Fehler',
  'Last success': 'Letzter Erfolg',
  'Next attempt': 'Nächster Versuch',
  Occurred: 'Eingetreten',
  'Order system': 'Bestellsystem',
  'Replay event': 'Ereignis erneut senden',
  'Requests per second': 'Anfragen pro Sekunde',
  'Send an event again, under the same id': 'Ein Ereignis unter derselben ID erneut senden',
  'Test event': 'Testereignis',
  'The event is being sent again': 'Das Ereignis wird erneut gesendet',
  'The most requests that this endpoint receives in a second.':
    'Die meisten Anfragen, die dieser Endpunkt in einer Sekunde erhält.',
  'Webhook deliveries': 'Webhook-Zustellungen',
  'Webhook delivery': 'Webhook-Zustellung',
  'Webhook endpoint': 'Webhook-Endpunkt',
  'Webhook events': 'Webhook-Ereignisse',
  'state of a webhook endpoint': 'Stand eines Webhook-Endpunkts',
  'states of webhook endpoints': 'Stände von Webhook-Endpunkten',
  'webhook attempt': 'Webhook-Versuch',
  'webhook attempts': 'Webhook-Versuche',
  'webhook deliveries': 'Webhook-Zustellungen',
  'webhook delivery': 'Webhook-Zustellung',
  'webhook endpoint': 'Webhook-Endpunkt',
  'webhook endpoints': 'Webhook-Endpunkte',
  'webhook message': 'Webhook-Nachricht',
  'webhook messages': 'Webhook-Nachrichten',
};
