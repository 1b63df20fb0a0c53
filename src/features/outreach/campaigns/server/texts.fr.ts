import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  reason: (topic, company) => `Vous recevez «\u00a0${topic}\u00a0» parce que vous travaillez avec ${company}.`,
  preferences: 'Modifier vos préférences d’e-mail ou vous désabonner',
  picture: 'Image',
  facts: {
    tier: (tier) => `Votre niveau\u00a0: ${tier}`,
    open_deals: (count, names) =>
      count === 1 ? `Votre affaire ouverte\u00a0: ${names}` : `Vos ${count} affaires ouvertes\u00a0: ${names}`,
    pending_registrations: (count, names) =>
      count === 1
        ? `Un enregistrement attend une décision\u00a0: ${names}`
        : `${count} enregistrements attendent une décision\u00a0: ${names}`,
    open_courses: (count, names) =>
      count === 1 ? `Une formation à terminer\u00a0: ${names}` : `${count} formations à terminer\u00a0: ${names}`,
    expiring_certificates: (count, names) =>
      count === 1
        ? `Un certificat expire bientôt\u00a0: ${names}`
        : `${count} certificats expirent bientôt\u00a0: ${names}`,
  },
  andMore: (names, more) => `${names} et ${more} de plus`,

  sent: (campaign, people) =>
    `La campagne «\u00a0${campaign}\u00a0» a été envoyée à ${people} ${people < 2 ? 'personne' : 'personnes'}.`,
  sentSubject: (campaign) => `Campagne envoyée\u00a0: ${campaign}`,
  paused: (campaign, returned, sent) =>
    `La campagne «\u00a0${campaign}\u00a0» est en pause\u00a0: ${returned} e-mails sur ${sent} ont été renvoyés.`,
  couldNotStart: (campaign, why) => `La campagne «\u00a0${campaign}\u00a0» n’a pas pu démarrer\u00a0: ${why}`,
  stoppedSubject: (campaign) => `Campagne arrêtée\u00a0: ${campaign}`,
  viewCampaign: 'Voir la campagne',
  replied: (person, campaign) => `${person} a répondu à «\u00a0${campaign}\u00a0».`,
  repliedSubject: (person) => `Réponse de ${person}`,
  viewReplies: 'Voir les réponses',
};
