import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/bounties'> = {
  'A partner submits proof for a bounty.': 'Un partner envía un comprobante para una recompensa.',
  'A submitted proof cannot be changed.': 'Un comprobante enviado no se puede cambiar.',
  'Bounty submissions': 'Presentaciones de recompensas',
  'Describe what you did, or add a link to it, first.': 'Primero describe lo que hiciste o añade un enlace.',
  'Only drafts can be deleted.': 'Solo se pueden eliminar borradores.',
  'Only drafts can be deleted. Close the bounty instead.': 'Solo se pueden eliminar borradores. Cierra la recompensa.',
  'Only partners submit proof.': 'Solo los partners envían comprobantes.',
  'The last day of this bounty is over. Change its dates first.':
    'El último día de esta recompensa ya pasó. Cambia primero sus fechas.',
  'This bounty has ended.': 'Esta recompensa ha terminado.',
  'This bounty has not started yet.': 'Esta recompensa aún no ha empezado.',
  'This bounty is closed.': 'Esta recompensa está cerrada.',
  'This bounty is not open.': 'Esta recompensa no está abierta.',
  'You already have a submission for this bounty.': 'Ya tienes una presentación para esta recompensa.',
  'You earn a bounty, or your proof is rejected.': 'Ganas una recompensa o tu comprobante se rechaza.',
  'Your bounties': 'Tus recompensas',
  'cannot be changed in an active bounty': 'No se puede cambiar en una recompensa activa.',
  'is counted by us and needs no proof': 'Esta recompensa se cuenta automáticamente y no necesita comprobante.',
  'is less than what was earned already': 'Es menos de lo que ya se ganó.',
  'is required for targets, together with the counted events':
    'Este campo es obligatorio para metas, junto con los eventos que se cuentan.',
  'must be the partner for targets': 'Debe ser el partner si se trata de metas.',
  'must start with https:// or http://': 'Debe empezar por https:// o http://.',
};
