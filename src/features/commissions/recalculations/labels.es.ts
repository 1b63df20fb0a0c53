import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/recalculations'> = {
  'Approve and book': 'Aprobar y contabilizar',
  'Approve as a second person; posts the differences': 'Aprobar como segunda persona; anota las diferencias',
  'As they are today': 'Como son hoy',
  'As they were when the deals were won': 'Como eran cuando se ganaron los negocios',
  'Awaiting approval': 'Pendiente de aprobación',
  'Cancel a recalculation': 'Cancelar un recálculo',
  'Cancel recalculation': 'Cancelar recálculo',
  'Nothing is booked. You can request another recalculation.':
    'No se contabiliza nada. Puedes solicitar otro recálculo.',
  'Preview again': 'Volver a previsualizar',
  'Recalculate past deals': 'Recalcular negocios pasados',
  'Recalculation booked': 'Recálculo contabilizado',
  'Recalculation canceled': 'Recálculo cancelado',
  'Recalculation previewed': 'Recálculo previsualizado',
  Recalculations: 'Recálculos',
  'The differences are calculated again with the data of now. Nothing is booked.':
    'Las diferencias se calculan de nuevo con los datos actuales. No se contabiliza nada.',
  'The differences are posted to the ledger as new commissions.':
    'Las diferencias se anotan en el libro mayor como comisiones nuevas.',
  recalculation: 'recálculo',
  recalculations: 'recálculos',
};
