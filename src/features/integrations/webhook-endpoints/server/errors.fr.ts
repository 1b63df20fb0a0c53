import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/webhook-endpoints'> = {
  'Enable the endpoint before you replay events.': 'Activez le point de terminaison avant de rejouer des événements.',
  'Enable the endpoint before you send a test event.':
    'Activez le point de terminaison avant d’envoyer un événement de test.',
  'This request was already answered, and the secret was shown once. Replace the secret, or delete the endpoint.':
    'Cette requête a déjà reçu une réponse et le secret n’a été affiché qu’une fois. Remplacez le secret ou supprimez le point de terminaison.',
  'must be later than the start': 'Doit être postérieur au début.',
};
