import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-announcements'> = {
  'Announcement ended': 'Annonce terminée',
  'Announcement sent': 'Annonce envoyée',
  'Announcements to partners': 'Annonces aux partenaires',
  'Edit announcement': 'Modifier l’annonce',
  'End an announcement: its banner disappears': 'Mettre fin à une annonce : son bandeau disparaît',
  'End announcement': 'Mettre fin à l’annonce',
  'Good news': 'Bonne nouvelle',
  'It cannot be changed after it is sent.': 'Elle ne peut plus être modifiée après l’envoi.',
  'New announcement': 'Nouvelle annonce',
  'Send an announcement, or schedule it for its start': 'Envoyer une annonce, ou la planifier pour son début',
  'Send announcement': 'Envoyer l’annonce',
  'The banner disappears from the home page of your partners.':
    'Le bandeau disparaît de la page d’accueil de vos partenaires.',
  'announcement to partners': 'annonce aux partenaires',
  'announcements to partners': 'annonces aux partenaires',
  'dismissed announcement': 'annonce fermée',
  'dismissed announcements': 'annonces fermées',
  'recipient of an announcement': 'destinataire d’une annonce',
  'recipients of announcements': 'destinataires d’annonces',
  'Label of the link': 'Texte du lien',
  'the audience': 'l’audience',
  'the end': 'la fin',
  'the start': 'le début',
  'the text': 'le texte',
};
