import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Récapitulatif hebdomadaire',
  about:
    'Une fois par semaine, un e-mail indique ce qui vous attend, le chiffre qui a le plus changé et les actualités. Les semaines où il n’y a rien à dire, aucun e-mail n’est envoyé. Le thème «\u00a0Récapitulatif hebdomadaire\u00a0» ci-dessus permet de le désactiver.',
  notOffered: 'Le programme n’envoie pas le récapitulatif hebdomadaire actuellement.',
  weekday: 'Jour de la semaine',
  hour: 'Heure',
  zone: (zone: string) => `Fuseau horaire\u00a0: ${zone}`,
  inChat: 'Publier aussi mon récapitulatif dans nos canaux de discussion',
  inChatHelp: 'Toutes les personnes des canaux voient ce que vous voyez, y compris les montants.',
  saved: (day: string, hour: string) => `Votre récapitulatif arrive chaque ${day} à ${hour}.`,
  companyAbout:
    'Les utilisateurs partenaires reçoivent un message par semaine, par e-mail ou dans leur messagerie d’équipe\u00a0: ce qui les attend, le chiffre qui a le plus changé et les actualités de votre programme. Ils choisissent le jour et peuvent le désactiver. S’il n’y a rien à dire, rien n’est envoyé.',
  send: 'Envoyer le récapitulatif hebdomadaire aux utilisateurs partenaires',
  isOn: 'Les utilisateurs partenaires reçoivent le récapitulatif hebdomadaire.',
  isOff: 'Le récapitulatif hebdomadaire est désactivé.',
  preview: 'Aperçu',
  previewAbout:
    'Ce que le premier utilisateur d’un partenaire recevrait maintenant. Son travail est privé\u00a0: vous voyez seulement combien d’éléments l’attendent.',
  partner: 'Partenaire',
  choosePartner: 'Choisir un partenaire',
  sending: 'Envoi',
  subject: 'Objet',
  text: 'Texte',
  to: 'À',
  noPerson: 'Aucun utilisateur de ce partenaire ne peut se connecter, personne ne reçoit donc le récapitulatif.',
  nothing: (name: string) => `Il n’y a rien à dire à ${name}, rien ne serait donc envoyé.`,
};
