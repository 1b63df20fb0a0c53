import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Demandes de ressources',
  ownTitle: 'Ressources demandées',
  create: 'Demander une ressource',
  createText: 'Nous informons l’entreprise. Elle répond ici.',
  sent: 'Demande envoyée',
  empty: 'Les partenaires demandent ici les ressources qui manquent.',
  emptyPartner: 'Demandez à l’entreprise une ressource qui manque.',
  open: 'Ouvertes',
  more: (title: string) => `Plus d’options pour ${title}`,
  createResource: 'Créer la ressource',
};
