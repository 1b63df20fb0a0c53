import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/webhook-endpoints'> = {
  'An endpoint of your company was disabled because requests to it failed.':
    'Un point de terminaison de votre entreprise a été désactivé, car des requêtes vers celui-ci ont échoué.',
  'An endpoint was disabled because requests to it failed.':
    'Un point de terminaison a été désactivé, car des requêtes vers celui-ci ont échoué.',
  'Enable the endpoint before you replay events.': 'Activez le point de terminaison avant de rejouer des événements.',
  'Enable the endpoint before you send a test event.':
    'Activez le point de terminaison avant d’envoyer un événement de test.',
  'This request was already answered, and the secret was shown once. Replace the secret, or delete the endpoint.':
    'Cette requête a déjà reçu une réponse et le secret n’a été affiché qu’une fois. Remplacez le secret ou supprimez le point de terminaison.',
  'Webhook endpoints': 'Points de terminaison webhook',
  'must be later than the start': 'Doit être postérieur au début.',
};
