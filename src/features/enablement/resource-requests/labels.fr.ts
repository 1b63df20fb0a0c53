import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/resource-requests'> = {
  'A published resource that this partner can see.': 'Une ressource publiée que ce partenaire peut voir.',
  'Answer a request with a text, a resource or both': 'Répondre à une demande par un texte, une ressource ou les deux',
  'Answer request': 'Répondre à la demande',
  'Decline a request and say why': 'Refuser une demande et dire pourquoi',
  'Price list in Polish': 'Liste de prix en polonais',
  'Request and answer': 'Demander et répondre',
  'Request answered': 'Réponse envoyée à la demande',
  'Requested resources': 'Ressources demandées',
  'Resource requests': 'Demandes de ressources',
  'What is missing': 'Ce qui manque',
  'What you need it for, and by when.': 'À quoi elle vous servira, et pour quand.',
  'resource request': 'demande de ressource',
  'resource requests': 'demandes de ressources',
};
