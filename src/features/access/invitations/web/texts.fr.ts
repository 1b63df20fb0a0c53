import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  thisInvitationNoLongerExists: 'Cette invitation n’existe plus.',
  removeSAccess: (fullName: Part) => `Retirer l’accès de ${fullName}\u202f?`,
  theySignedOutImmediatelyAndNeed:
    'La personne est déconnectée immédiatement et aura besoin d’une nouvelle invitation pour revenir.',
  removeAccess: 'Retirer l’accès',
  hasNotSignedInWithThis: (fullName: Part) => `Aucune connexion de ${fullName} avec cette adresse.`,
  inviteToPortal: 'Inviter sur le portail…',
  resendInvitation: 'Renvoyer l’invitation',
  withdrawInvitation: 'Retirer l’invitation',
  viewAs: 'Consulter en tant que…',
  removeAccessText: 'Retirer l’accès…',
  portalAccess: 'Accès au portail',
  portalAccessOf: (fullName: Part) => `Accès au portail de ${fullName}`,
  thePartner: 'le partenaire',
  inviteUser: 'Inviter un utilisateur',
  invitationSentTo: (email: Part) => `Invitation envoyée à ${email}`,
  inviteUserFrom: (name: Part) => `Inviter un utilisateur\u00a0: ${name}`,
  inviteTeamMember: 'Inviter un membre de l’équipe',
  sendInvitation: 'Envoyer l’invitation',
  theyGetEmailWithLinkThat: (iNVITATIONDAYS: Part) =>
    `La personne reçoit un e-mail avec un lien qui expire dans ${iNVITATIONDAYS} jours et ne peut être utilisé qu’une fois.`,
  email: 'E-mail',
  emailIsRequired: 'L’e-mail est obligatoire',
  invalidEmailAddress: 'Adresse e-mail non valide',
  name: 'Nom',
  role: 'Rôle',
  chooseARole: 'Choisissez un rôle',
  personalMessage: 'Message personnel',
  openInvitations: 'Invitations en attente',
  expired: 'Expirée',
  expires: (expiresAt: ReactNode) => rich`expire le ${expiresAt}`,
  resend: 'Renvoyer',
  withdraw: 'Retirer',
  invitationOf: (email: Part) => `Invitation de ${email}`,
  invitations: 'Invitations',
  inviteTeamMembersHereAndPartner:
    'Invitez ici les membres de l’équipe, et les utilisateurs partenaires sur la page du partenaire.',
  invitationResentTo: (email: Part) => `Invitation renvoyée à ${email}`,
  invitationWithdrawn: 'Invitation retirée',
};
