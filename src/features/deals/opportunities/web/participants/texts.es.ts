import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  reasonOptional: 'Motivo (opcional)',
  youNowTakePartInThis: 'Ahora participas en este negocio',
  youInvitedToTakePart: 'Te invitan a participar',
  companyInvitesYouToTakePart: (roleClauses: ReactNode) =>
    rich`La empresa te invita a participar en este negocio ${roleClauses}. Si aceptas, puedes ganar comisión por él.`,
  accept: 'Aceptar',
  decline: 'Rechazar',
  onlyTeamMembersWithPermissionTo:
    'Solo los miembros del equipo con permiso para gestionar oportunidades pueden responder.',
  declineInvitation: 'Rechazar invitación',
  youWillNoLongerSeeThis: 'Ya no verás este negocio. La empresa ve tu motivo.',
  choosePartnerForEveryRow: 'Elige un partner en cada fila.',
  enterReasonForAmendment: 'Introduce un motivo para la rectificación',
  amended: 'Rectificado',
  saved: 'Guardado',
  partners: (text: Part) => `Partners: ${text}.`,
  amendSplit: 'Rectificar reparto',
  partnersAndSplit: 'Partners y reparto',
  moveUp: 'Subir',
  moveDown: 'Bajar',
  leadPartner: 'Partner principal',
  partner: 'Partner',
  role: 'Rol',
  weight: 'Ponderación',
  status: 'Estado',
  shareCommissionForThisRole: 'Parte de la comisión de este rol',
  removePartner: 'Quitar partner',
  addPartner: 'Añadir partner',
  amend: 'Rectificar',
  save: 'Guardar',
  cancel: 'Cancelar',
  editSplit: 'Editar reparto',
  addPartners: 'Añadir partners',
  noPartnersYet: 'Aún no hay partners',
  addPartnersWhoSourceSellOr:
    'Añade partners que originan, venden o entregan este negocio. La comisión se reparte por rol y parte.',
  shareOfRole: 'Parte del rol',
  confirmed: 'Confirmado',
  confirm: 'Confirmar',
  reject: 'Rechazar',
  thisPartner: 'este partner',
  rejectPartnerName: (partnerName: Part) => `¿Rechazar a ${partnerName}?`,
  partnerNoLongerTakesPartIn:
    'El partner ya no participa en este negocio, no gana comisión por él y ya no puede verlo. El partner ve tu motivo.',
};
