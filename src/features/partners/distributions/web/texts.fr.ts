import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Distribution',
  create: 'Nouveau lien de distribution',
  empty: 'Associez un revendeur au distributeur auprès duquel il achète. Tous deux se voient et vendent ensemble.',
  portalTitle: 'Revendeurs et distributeurs',
  portalEmpty: 'Vos distributeurs et revendeurs apparaissent ici. Invitez-en un par son site web.',
  invite: 'Inviter',
  inviteTitle: 'Proposer un lien de distribution',
  inviteText:
    'Saisissez le site web de l’autre partenaire. S’il participe à ce programme, il reçoit votre proposition. Vous voyez son nom une fois qu’il accepte.',
  side: 'L’autre partenaire est votre',
  website: 'Site web',
  message: 'Message (facultatif)',
  send: 'Envoyer la proposition',
  sent: 'Proposition envoyée',
  rulesTitle: 'Règles de distribution',
  rulesCreate: 'Nouvelle règle',
  rulesEmpty: 'Une règle associe tous les partenaires d’une région et d’un type à un distributeur.',
  resellers: 'Revendeurs',
  waitsForYou: 'Ce partenaire propose un lien de distribution',
  waitsForYouText: 'Si vous acceptez, les deux partenaires se voient et peuvent vendre ensemble.',
  waitsForOther: 'En attente d’une réponse',
  waitsForOtherText: 'Vous voyez le nom du partenaire une fois qu’il accepte.',
  unmatched: 'Ce site web ne correspond à aucun partenaire actif',
  unmatchedText: 'Associez-le à un partenaire ou mettez fin à la proposition.',
  facts: 'Lien de distribution',
  unnamed: 'Partenaire invité',
  itsDistributors: 'Distributeurs de ce partenaire',
  itsResellers: 'Revendeurs de ce partenaire',
  noneHere: 'Les liens de distribution de ce partenaire apparaissent ici.',
  myResellers: 'Mes revendeurs',
  myDistributors: 'Mes distributeurs',
  overview: 'Vue d’ensemble',
  reseller: 'Revendeur',
};
