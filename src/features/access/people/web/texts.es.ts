import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  isDeactivated: (fullName: Part) => `Se desactivó a ${fullName}`,
  chooseTeamMember: 'Elige un miembro del equipo',
  deactivate: (fullName: Part) => `Desactivar a ${fullName}`,
  handOverAndDeactivate: 'Traspasar y desactivar',
  deactivateText: 'Desactivar',
  theySignedOutImmediatelyAndTheir:
    'Su sesión se cierra de inmediato y sus claves de API dejan de funcionar. Puedes reactivar su acceso más adelante.',
  handOverTheirRecordsTo: 'Traspasar sus registros a',
  newOwnerAllRecords: 'Nuevo responsable de todos los registros',
  newOwnerOf: (label: Part) => `Nuevo responsable de ${label}`,
  chooseNewOwnerForEachType: 'Elegir un nuevo responsable para cada tipo',
  alsoHandedOverWithTheirPartners: (alongside: ReactNode) => rich`También se traspasan con sus partners: ${alongside}.`,
  reason: 'Motivo',
  recordedInAuditLog: 'Queda en el registro de auditoría',
  twoFactorAuthenticationWasResetFor: (fullName: Part) =>
    `Se restableció la autenticación de dos factores de ${fullName}`,
  resetTwoFactorFor: (fullName: Part) => `¿Restablecer los dos factores de ${fullName}?`,
  resetTwoFactor: 'Restablecer dos factores',
  theyCanSignInWithOnly:
    'Puede iniciar sesión solo con su contraseña hasta que vuelva a configurarla. Se cierran todas sus sesiones y se le avisa por correo. Confirma antes su identidad: llama por teléfono, no te fíes de un correo.',
  recordedInLogAndIncludedIn: 'Queda en el registro y se incluye en el correo.',
  isReactivated: (fullName: Part) => `Se reactivó a ${fullName}`,
  roleChanged: 'Rol cambiado',
  reactivate: (fullName: Part) => `Reactivar a ${fullName}`,
  changeRole: (fullName: Part) => `Cambiar el rol de ${fullName}`,
  reactivateText: 'Reactivar',
  changeRoleText: 'Cambiar rol',
  theyCanSignInAgainRecords:
    'Puede volver a iniciar sesión. Los registros traspasados se quedan con sus nuevos responsables.',
  role: 'Rol',
  chooseARole: 'Elige un rol',
  status: 'Estado',
  customRole: 'Rol personalizado',
  deactivateLine: 'Desactivar…',
  reactivateLine: 'Reactivar…',
  moreAbout: (fullName: Part) => `Más sobre ${fullName}`,
  inviteTeamMembersAndGiveEach: 'Invita a miembros del equipo y da un rol a cada uno.',
  nowOwner: (fullName: Part) => `${fullName} ahora tiene el rol de propietario`,
  makeAnOwner: (fullName: Part) => `Dar a ${fullName} el rol de propietario`,
  makeOwner: 'Dar rol de propietario',
  ownersCanDoEverythingAndDecide:
    'Los propietarios pueden hacerlo todo y decidir quién más es propietario. Una empresa siempre tiene al menos un propietario.',
  yourOwnRole: 'Tu propio rol',
  stayAnOwner: 'Seguir como propietario',
  becomeAnAdministrator: 'Pasar a administrador',
  makeOwnerText: 'Dar rol de propietario…',
  resetTwoFactorText: 'Restablecer dos factores…',
  doNotOfferAsOwner: 'No ofrecer como responsable',
  offerAsOwner: 'Ofrecer como responsable',
  activity: 'Actividad',
  details: 'Detalles',
  joined: 'Incorporación',
  lastSeen: 'Última actividad',
  ownerRecordsAndTasks: 'Responsable de registros y tareas',
  offered: 'Se ofrece',
  notOffered: 'No se ofrece',
  twoFactorAuthentication: 'Autenticación de dos factores',
  setUp: 'Configurada',
  notSetUp: 'Sin configurar',
};
