import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  viewingAsAnotherUser: 'Viendo como otra persona',
  youAre: (name: ReactNode) => rich`${name}, estás`,
  youCannotMakeChanges: (partnerName: ReactNode) => rich`de ${partnerName}. No puedes hacer cambios.`,
  viewingAs: (name: ReactNode, fullName: ReactNode, partnerName: ReactNode) =>
    rich`${name}viendo como ${fullName}${partnerName}`,
  minLeft: (left: ReactNode) => rich`quedan ${left} min`,
  endView: 'Terminar vista',
  seePortalAsOnePartnersUsers:
    'Mira el portal como lo ve uno de los usuarios del partner, durante una hora como máximo. Cada vista queda registrada.',
  partner: 'Partner',
  chooseAPartner: 'Elige un partner',
  noOneAtThisPartnerHas: 'Nadie de este partner se ha unido aún al portal.',
  partnerUsers: 'Usuarios del partner',
  person: 'Persona',
  email: 'Correo electrónico',
  actions: 'Acciones',
  viewAs: 'Ver como',
  viewAsFullName: (fullName: Part) => `Ver como ${fullName}`,
  recordsThatPartnerDoesNotShare:
    ' Los registros que el partner no comparte, como sus listas de cuentas y conexiones, están ocultos.',
  forUpToOneHourThis: (fullName: Part, partnerId: Part) =>
    `Durante una hora como máximo, esta pestaña muestra lo que ve ${fullName}. No puedes hacer cambios.${partnerId}`,
  reason: 'Motivo',
  recordedInCompanysAuditLog: 'Queda en el registro de auditoría de la empresa.',
  portalAccess: 'Acceso al portal',
  viewAsPartnerUser: 'Ver como usuario del partner',
  accessLog: 'Registro de accesos',
  noEntriesYet: 'Aún no hay entradas',
  eachTimeTeamMemberOrSuper:
    'Cada vez que un miembro del equipo o un superadministrador ve Tandem como otra persona, queda registrado aquí.',
  viewedBy: 'Visto por',
  viewedAs: 'Visto como',
  started: 'Inicio',
  ended: 'Fin',
  superAdmin: 'Superadministrador',
  active: 'Activa',
};
