import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  isDeactivated: (fullName: Part) => `Désactivation effectuée\u00a0: ${fullName}`,
  chooseTeamMember: 'Choisissez un membre de l’équipe',
  deactivate: (fullName: Part) => `Désactiver ${fullName}`,
  handOverAndDeactivate: 'Transférer et désactiver',
  deactivateText: 'Désactiver',
  theySignedOutImmediatelyAndTheir:
    'La personne est déconnectée immédiatement et ses clés API ne fonctionnent plus. Vous pourrez la réactiver plus tard.',
  handOverTheirRecordsTo: 'Transférer ses fiches à',
  newOwnerAllRecords: 'Nouveau propriétaire de toutes les fiches',
  newOwnerOf: (label: Part) => `Nouveau propriétaire\u00a0: ${label}`,
  chooseNewOwnerForEachType: 'Choisir un nouveau propriétaire par type',
  alsoHandedOverWithTheirPartners: (alongside: ReactNode) =>
    rich`Transférées aussi avec ses partenaires\u00a0: ${alongside}.`,
  reason: 'Motif',
  recordedInAuditLog: 'Consigné dans le journal d’audit',
  twoFactorAuthenticationWasResetFor: (fullName: Part) =>
    `L’authentification à deux facteurs de ${fullName} a été réinitialisée`,
  resetTwoFactorFor: (fullName: Part) => `Réinitialiser les deux facteurs de ${fullName}\u202f?`,
  resetTwoFactor: 'Réinitialiser les deux facteurs',
  theyCanSignInWithOnly:
    'La personne peut se connecter avec son seul mot de passe jusqu’à ce qu’elle reconfigure les deux facteurs. Toutes ses sessions sont fermées et elle est informée par e-mail. Vérifiez d’abord son identité\u00a0: appelez-la, ne vous fiez pas à un e-mail.',
  recordedInLogAndIncludedIn: 'Consigné dans le journal et repris dans l’e-mail.',
  isReactivated: (fullName: Part) => `Réactivation effectuée\u00a0: ${fullName}`,
  roleChanged: 'Rôle modifié',
  reactivate: (fullName: Part) => `Réactiver ${fullName}`,
  changeRole: (fullName: Part) => `Changer le rôle de ${fullName}`,
  reactivateText: 'Réactiver',
  changeRoleText: 'Changer le rôle',
  theyCanSignInAgainRecords:
    'La personne peut se reconnecter. Les fiches transférées restent chez leurs nouveaux propriétaires.',
  role: 'Rôle',
  chooseARole: 'Choisissez un rôle',
  status: 'Statut',
  customRole: 'Rôle personnalisé',
  deactivateLine: 'Désactiver…',
  reactivateLine: 'Réactiver…',
  moreAbout: (fullName: Part) => `Plus d’options pour ${fullName}`,
  inviteTeamMembersAndGiveEach: 'Invitez les membres de l’équipe et donnez un rôle à chacun.',
  nowOwner: (fullName: Part) => `${fullName} est désormais propriétaire`,
  makeAnOwner: (fullName: Part) => `Nommer ${fullName} propriétaire`,
  makeOwner: 'Nommer propriétaire',
  ownersCanDoEverythingAndDecide:
    'Les propriétaires peuvent tout faire et décident qui d’autre est propriétaire. Une entreprise a toujours au moins un propriétaire.',
  yourOwnRole: 'Votre propre rôle',
  stayAnOwner: 'Rester propriétaire',
  becomeAnAdministrator: 'Devenir administrateur',
  makeOwnerText: 'Nommer propriétaire…',
  resetTwoFactorText: 'Réinitialiser les deux facteurs…',
  doNotOfferAsOwner: 'Ne pas proposer comme propriétaire',
  offerAsOwner: 'Proposer comme propriétaire',
  activity: 'Activité',
  details: 'Détails',
  joined: 'Arrivée',
  lastSeen: 'Dernière activité',
  ownerRecordsAndTasks: 'Propriétaire de fiches et de tâches',
  offered: 'Proposé',
  notOffered: 'Non proposé',
  twoFactorAuthentication: 'Authentification à deux facteurs',
  setUp: 'Configurée',
  notSetUp: 'Non configurée',
};
