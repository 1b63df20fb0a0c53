import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  thisInvitationNoLongerExists: 'Esta invitación ya no existe.',
  removeSAccess: (fullName: Part) => `¿Quitar el acceso de ${fullName}?`,
  theySignedOutImmediatelyAndNeed: 'Su sesión se cierra de inmediato y necesitará una nueva invitación para volver.',
  removeAccess: 'Quitar acceso',
  hasNotSignedInWithThis: (fullName: Part) => `${fullName} no ha iniciado sesión con esta dirección.`,
  inviteToPortal: 'Invitar al portal…',
  resendInvitation: 'Reenviar invitación',
  withdrawInvitation: 'Retirar invitación',
  viewAs: 'Ver como…',
  removeAccessText: 'Quitar acceso…',
  portalAccess: 'Acceso al portal',
  portalAccessOf: (fullName: Part) => `Acceso al portal de ${fullName}`,
  thePartner: 'el partner',
  inviteUser: 'Invitar usuario',
  invitationSentTo: (email: Part) => `Invitación enviada a ${email}`,
  inviteUserFrom: (name: Part) => `Invitar a un usuario de ${name}`,
  inviteTeamMember: 'Invitar a un miembro del equipo',
  sendInvitation: 'Enviar invitación',
  theyGetEmailWithLinkThat: (iNVITATIONDAYS: Part) =>
    `Recibe un correo con un enlace que vence en ${iNVITATIONDAYS} días y se puede usar una sola vez.`,
  email: 'Correo electrónico',
  emailIsRequired: 'El correo electrónico es obligatorio',
  invalidEmailAddress: 'El correo electrónico no es válido',
  name: 'Nombre',
  role: 'Rol',
  chooseARole: 'Elige un rol',
  personalMessage: 'Mensaje personal',
  openInvitations: 'Invitaciones abiertas',
  expired: 'Vencida',
  expires: (expiresAt: ReactNode) => rich`vence el ${expiresAt}`,
  resend: 'Reenviar',
  withdraw: 'Retirar',
  invitationOf: (email: Part) => `Invitación de ${email}`,
  invitations: 'Invitaciones',
  inviteTeamMembersHereAndPartner:
    'Invita aquí a miembros del equipo, y a usuarios de partners en la página del partner.',
  invitationResentTo: (email: Part) => `Invitación reenviada a ${email}`,
  invitationWithdrawn: 'Invitación retirada',
};
