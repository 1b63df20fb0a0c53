import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  add: 'Photo de la carte',
  replace: 'Remplacer la photo',
  remove: 'Supprimer la photo',
  alt: 'Photo de la carte',
  unreadable: 'Ce fichier n’est pas une image que le navigateur peut afficher. Choisissez-en un autre.',
  file: 'Carte de visite.jpg',
  label: (account) => `Photo de la carte de ${account}`,
  status: {
    sending: 'Ajout de la photo…',
    attached: 'La photo est jointe à l’enregistrement.',
    waits: 'La photo attend sur cet appareil. Elle sera jointe lorsque vous serez de nouveau en ligne.',
  },
  failed: (reason) => `L’enregistrement est sauvegardé, mais la photo n’a pas été jointe\u00a0: ${reason}`,
};
