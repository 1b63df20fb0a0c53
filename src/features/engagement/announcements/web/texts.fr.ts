import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  dismiss: 'Masquer',
  more: 'En savoir plus',
  text: 'Texte',
  oneSentenceShownAtTopEvery: 'Une phrase affichée en haut de chaque écran.',
  link: 'Lien',
  type: 'Type',
  audience: 'Audience',
  from: 'Du',
  defaultsToNow: 'Par défaut, maintenant.',
  until: 'Jusqu’au',
  defaultsToNoEndDate: 'Par défaut, sans date de fin.',
  announcementDeleted: 'Annonce supprimée',
  delete: 'Supprimer',
  scheduled: 'Planifiée',
  ended: 'Terminée',
  active: 'Active',
  newAnnouncement: 'Nouvelle annonce',
  announcements: 'Annonces',
  showShortMessageAtTopEvery:
    'Affichez un court message en haut de chaque écran, comme une nouvelle ou une maintenance.',
  announcement: 'Annonce',
};
