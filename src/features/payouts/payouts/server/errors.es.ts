import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/payouts'> = {
  'A required document of the partner has expired. Approve a new one or cancel the document request.':
    'Un documento obligatorio del partner ha vencido. Aprueba uno nuevo o cancela la solicitud de documento.',
  'A team member prepared a payout that needs approval.':
    'Un miembro del equipo preparó una liquidación que requiere aprobación.',
  'All payments are already in a payment file or held.': 'Todos los pagos están ya en un archivo de pagos o retenidos.',
  'Only a draft can be changed.': 'Solo se puede cambiar un borrador.',
  'Payment files can be created only after the payout is approved.':
    'Los archivos de pagos solo se pueden crear después de aprobar la liquidación.',
  Payments: 'Pagos',
  'Payments sent to you, and payments that failed or were returned.':
    'Pagos que se te enviaron y pagos que fallaron o se devolvieron.',
  'Payouts over the limit need two approvals from team members who did not prepare them.':
    'Las liquidaciones que superan el límite necesitan dos aprobaciones de miembros del equipo que no las hayan preparado.',
  'Payouts to approve': 'Liquidaciones por aprobar',
  'Some of these commissions are already in another payout. Reload and try again.':
    'Algunas de estas comisiones ya están en otra liquidación. Vuelve a cargar e inténtalo de nuevo.',
  'The partner is suspended or banned. Reactivate the partner or remove the payment from the payout.':
    'El partner está suspendido o vetado. Reactiva el partner o quita el pago de la liquidación.',
  'The payments have changed since this payout was prepared.':
    'Los pagos han cambiado desde que se preparó esta liquidación.',
  'There is nothing to pay in this payout.': 'En esta liquidación no hay nada que pagar.',
  'These payout details are new. They can be used after the security hold ends.':
    'Estos datos de pago son nuevos. Se pueden usar cuando termine la espera de seguridad.',
  'This payment': 'Este pago',
  'This payout has no open payments.': 'Esta liquidación no tiene pagos abiertos.',
  'Verify the partner’s payout details first.': 'Primero verifica los datos de pago del partner.',
  'You can’t approve a payout you prepared. Ask another team member.':
    'No puedes aprobar una liquidación que preparaste tú. Pídelo a otro miembro del equipo.',
  'You have already approved this payout. Another person must approve it too.':
    'Ya aprobaste esta liquidación. También debe aprobarla otra persona.',
  'applies to one currency, but these payments are in several. Select payments in one currency':
    'Se aplica a una sola moneda, pero estos pagos están en varias. Selecciona pagos en una moneda.',
  'must not be before the approval date': 'No debe ser anterior a la fecha de aprobación.',
  'must not be before the cutoff date': 'No debe ser anterior a la fecha de corte.',
};
