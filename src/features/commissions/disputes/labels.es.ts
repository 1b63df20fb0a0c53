import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/disputes'> = {
  'Add a message to an open dispute': 'Añadir un mensaje a una disputa abierta',
  'Calculated from the wrong amount': 'Calculada a partir de un importe incorrecto',
  'Commission corrected': 'Comisión corregida',
  'Commission disputes': 'Disputas de comisiones',
  'Commission kept unchanged': 'Comisión mantenida sin cambios',
  'Correct commission': 'Corregir comisión',
  'Correct the commission by an amount, or, without an amount, recalculate the deals from that day on':
    'Corregir la comisión en un importe o, sin importe, recalcular los negocios desde ese día',
  Corrected: 'Corregido',
  'Different rate or rule agreed': 'Se acordó otro porcentaje u otra regla',
  Dispute: 'Disputa',
  'Dispute withdrawn': 'Disputa retirada',
  Disputes: 'Disputas',
  'Keep the commission unchanged, with a reason the partner sees':
    'Mantener la comisión sin cambios, con un motivo que ve el partner',
  'Keep unchanged': 'Mantener sin cambios',
  'Kept unchanged': 'Sin cambios',
  'Last message': 'Último mensaje',
  'Message sent': 'Mensaje enviado',
  'Part of the commission is missing': 'Falta parte de la comisión',
  'Should not be on hold': 'No debería estar en espera',
  'Something else': 'Otra cosa',
  'The commission stays as it is. You can open a new dispute.':
    'La comisión queda como está. Puedes abrir una nueva disputa.',
  'The dispute is closed, and the partner reads your reason.': 'La disputa se cierra y el partner lee tu motivo.',
  'The other side sees it at once. The dispute stays open.':
    'La otra parte lo ve de inmediato. La disputa sigue abierta.',
  'This closes the dispute. The partner can open a new one.':
    'Esto cierra la disputa. El partner puede abrir una nueva.',
  'Unjustified clawback': 'Recuperación de comisión injustificada',
  'Withdraw a dispute': 'Retirar una disputa',
  'Withdraw dispute': 'Retirar disputa',
  'Wrong split with other partners': 'Reparto incorrecto con otros partners',
  dispute: 'disputa',
  'dispute message': 'mensaje de disputa',
  'dispute messages': 'mensajes de disputa',
  disputes: 'disputas',
};
