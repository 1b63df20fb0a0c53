import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'incentives/mdf-funds'> = {
  'A pool is shared by all partners. A fixed fund gives every partner the same amount.':
    'Todos los partners comparten un fondo común. Un fondo fijo da a cada partner el mismo importe.',
  'Activate a fund: its money is allocated and partners can request it':
    'Activar un fondo: su dinero queda asignado y los partners pueden solicitarlo',
  'Activate fund': 'Activar fondo',
  'Activities must take place within the period.': 'Las actividades tienen que realizarse dentro del período.',
  'Add money to an active fund or to the amount of a partner, or take it away':
    'Añadir dinero a un fondo activo o al importe de un partner, o quitarlo',
  'Adjust amount': 'Ajustar importe',
  Allocated: 'Asignado',
  'Amount adjusted': 'Importe ajustado',
  'Amount to add': 'Importe que se añade',
  'Claim reduced': 'Reembolso reducido',
  'Close a fund to new requests': 'Cerrar un fondo a solicitudes nuevas',
  'Close fund': 'Cerrar fondo',
  'Days after the end of an activity in which its cost can be claimed. Defaults to 60.':
    'Días tras el final de una actividad en los que se puede solicitar el reembolso de su costo. Por defecto, 60.',
  'Days to claim': 'Días para solicitar el reembolso',
  'Edit fund': 'Editar fondo',
  'Fixed amount per partner': 'Importe fijo por partner',
  'Fund activated': 'Fondo activado',
  'Fund closed': 'Fondo cerrado',
  Funds: 'Fondos',
  'MDF balance': 'saldo de MDF',
  'MDF balances': 'saldos de MDF',
  'MDF fund': 'fondo de MDF',
  'MDF funds': 'Fondos de MDF',
  'MDF movement': 'movimiento de MDF',
  'MDF movements': 'movimientos de MDF',
  'New MDF fund': 'Nuevo fondo de MDF',
  'New fund': 'Nuevo fondo',
  'Partners can no longer request money. Approved requests and claims continue.':
    'Los partners ya no pueden solicitar dinero. Las solicitudes aprobadas y los reembolsos continúan.',
  'Partners merged': 'Partners combinados',
  'Partners that can use the fund. Defaults to all active partners.':
    'Partners que pueden usar el fondo. Por defecto, todos los partners activos.',
  'Requests until': 'Solicitudes hasta',
  'Shared pool': 'Fondo común',
  'The last day for new requests. Defaults to the last day.':
    'El último día para solicitudes nuevas. Por defecto, el último día.',
  'The money is allocated and eligible partners can request it. Type, currency and amount cannot be changed afterwards.':
    'El dinero queda asignado y los partners aptos pueden solicitarlo. El tipo, la moneda y el importe no se pueden cambiar después.',
  'The part of an activity’s cost that the fund pays. Defaults to 50%.':
    'La parte del costo de una actividad que paga el fondo. Por defecto, el 50 %.',
  'The whole pool, or the amount of each partner.': 'El fondo común completo o el importe de cada partner.',
  'What partners can use the money for. Partners can see this.':
    'Para qué pueden usar el dinero los partners. Los partners pueden verlo.',
  fund: 'fondo',
  funds: 'fondos',
};
