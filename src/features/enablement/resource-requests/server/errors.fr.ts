import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resource-requests'> = {
  '50 requests are open. Wait for answers before you send another one.':
    '50 demandes sont ouvertes. Attendez des réponses avant d’en envoyer une autre.',
  'A partner misses a resource.': 'Il manque une ressource à un partenaire.',
  'Answers to resource requests': 'Réponses aux demandes de ressources',
  'Resource requests': 'Demandes de ressources',
  'The company answers a request of yours.': 'L’entreprise répond à une de vos demandes.',
  'is not visible to this partner': 'Cette ressource n’est pas visible pour ce partenaire.',
  'write an answer or choose a resource': 'Écrivez une réponse ou choisissez une ressource.',
};
