import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/webhook-endpoints'> = {
  'A person': 'Une personne',
  'A subscription': 'Un abonnement',
  'Added by': 'Ajouté par',
  Deliveries: 'Livraisons',
  'Disable a webhook endpoint and cancel what waits for it':
    'Désactiver un point de terminaison webhook et annuler ce qui l’attend',
  'Disable endpoint': 'Désactiver le point de terminaison',
  'Disabled after failures': 'Désactivé après des échecs',
  'Enable a webhook endpoint': 'Activer un point de terminaison webhook',
  'Enable endpoint': 'Activer le point de terminaison',
  Enabled: 'Activé',
  Endpoint: 'Point de terminaison',
  'Endpoint disabled': 'Point de terminaison désactivé',
  'Endpoint enabled': 'Point de terminaison activé',
  Endpoints: 'Points de terminaison',
  Events: 'Événements',
  'Failing since': 'En échec depuis',
  'It is sent under its original ID, so that your system can skip it if it already has it.':
    'Il est envoyé sous son ID d’origine, afin que votre système puisse l’ignorer s’il l’a déjà.',
  'It receives events from now on. You can replay those that it missed.':
    'Il reçoit désormais les événements. Vous pouvez renvoyer ceux qu’il a manqués.',
  'It receives no events, and those that wait for it are canceled. You can replay them later.':
    'Il ne reçoit aucun événement, et ceux qui l’attendent sont annulés. Vous pourrez les renvoyer plus tard.',
  'Last failure': 'Dernier échec',
  'Last success': 'Dernier succès',
  'Next attempt': 'Prochaine tentative',
  Occurred: 'Survenu',
  'Order system': 'Système de commandes',
  'Replay event': 'Renvoyer l’événement',
  'Requests per second': 'Requêtes par seconde',
  'Send an event again, under the same id': 'Renvoyer un événement, sous le même ID',
  'Test event': 'Événement de test',
  'The event is being sent again': 'L’événement est en cours de renvoi',
  'The most requests that this endpoint receives in a second.':
    'Le nombre maximal de requêtes que ce point de terminaison reçoit par seconde.',
  'Webhook deliveries': 'Livraisons webhook',
  'Webhook delivery': 'Livraison webhook',
  'Webhook endpoint': 'Point de terminaison webhook',
  'Webhook events': 'Événements webhook',
  'state of a webhook endpoint': 'état d’un point de terminaison webhook',
  'states of webhook endpoints': 'états de points de terminaison webhook',
  'webhook attempt': 'tentative webhook',
  'webhook attempts': 'tentatives webhook',
  'webhook deliveries': 'livraisons webhook',
  'webhook delivery': 'livraison webhook',
  'webhook endpoint': 'point de terminaison webhook',
  'webhook endpoints': 'points de terminaison webhook',
  'webhook message': 'message webhook',
  'webhook messages': 'messages webhook',
};
