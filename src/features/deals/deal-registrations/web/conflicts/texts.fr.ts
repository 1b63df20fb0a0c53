import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  checkingWhetherThisAccountFree: 'Vérification de la disponibilité du compte…',
  text: (checksLeft: number) => plural(checksLeft, 'compte de plus', 'comptes de plus'),
  youCanCheckToday: (checksLeft: number) =>
    ` Vous pouvez encore vérifier ${plural(checksLeft, 'compte', 'comptes')} aujourd’hui.`,
  freeToRegister: 'Disponible pour l’enregistrement',
  youCanHoldThisAccountFor: (holdHours: number) =>
    ` Vous pouvez réserver ce compte pendant ${plural(holdHours, 'heure', 'heures')}, le temps de vous préparer.`,
  noOtherPartnerHasRegisteredThis: (holdHours: ReactNode, left: ReactNode) =>
    rich`Aucun autre partenaire n’a enregistré ce compte.${holdHours}${left}`,
  notEligible: (title: Part) => `Non éligible\u00a0: ${title}`,
  possibleConflictWithExistingEngagement: 'Conflit possible avec un engagement existant',
  itCanBeRegisteredAgainFrom: (reapplyOn: Part) => `Il pourra être enregistré à nouveau à partir du ${reapplyOn}. `,
  viewRegistration: (number: ReactNode) => rich`Voir l’enregistrement ${number}`,
  itApprovedImmediatelyUnlessAccountProtected:
    'Il est approuvé immédiatement, sauf si le compte est protégé pour un autre partenaire.',
  youCanStillRegisterIt: 'Vous pouvez tout de même l’enregistrer.',
  bothWereMergedIntoOneDeal: 'Les deux ont été fusionnés en une seule affaire.',
  similar: (score: Part) => ` Similarité\u00a0: ${score}.`,
  mergeIntoOneDeal: 'Fusionner en une seule affaire',
  otherRecordBelongsToPartnerYou:
    'L’autre fiche appartient à un partenaire que vous ne gérez pas. Un membre de l’équipe qui a accès à tous les partenaires peut les comparer.',
  registration: (number: Part) => `Enregistrement ${number}`,
  account: 'Compte',
  website: 'Site web',
  country: 'Pays',
  partner: 'Partenaire',
  products: 'Produits',
  allProducts: 'Tous les produits',
  status: 'Statut',
  submitted: 'Envoyé le',
  protectedUntil: 'Protégé jusqu’au',
  lastActivity: 'Dernière activité',
  amount: 'Montant',
  thisRegistration: 'Cet enregistrement',
  rulesOfEngagement: 'Règles d’engagement',
  noSimilarRecords: 'Aucune fiche similaire',
  noAccountsOrOtherRegistrationsLook: 'Aucun compte ni autre enregistrement ne ressemble à celui-ci.',
  existingAccounts: 'Comptes existants',
  customer: 'Client',
  otherRegistrations: 'Autres enregistrements',
};
