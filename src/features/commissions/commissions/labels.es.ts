import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/commissions'> = {
  'Booked commission': 'Comisión contabilizada',
  Calculated: 'Calculado',
  'Carried over': 'Arrastrado',
  Clawbacks: 'Recuperaciones de comisión',
  'Commission cost ratio': 'Proporción de costo de comisiones',
  'Commission earned': 'Comisión ganada',
  'Commission events': 'Eventos de comisión',
  'Commission on hold': 'Comisión en espera',
  'Commission paid': 'Comisión pagada',
  'Commission released': 'Comisión liberada',
  'Commissions as a share of revenue won with partners in the same period.':
    'Comisiones como parte de los ingresos ganados con partners en el mismo período.',
  'Commissions by deal date, without reversed ones.': 'Comisiones por fecha del negocio, sin las anuladas.',
  'Commissions earned in the period divided by the amount of partner deals won in it.':
    'Comisiones ganadas en el período divididas entre el importe de los negocios con partners ganados en él.',
  'Delivered services': 'Prestó servicios',
  'Disputable until': 'Disputable hasta',
  'Distributed the deal': 'Distribuyó el negocio',
  'Earned in the period, by deal date. Reversed commissions are excluded.':
    'Ganado en el período, por fecha del negocio. No incluye comisiones anuladas.',
  'Earned, but still in the holding period or put on hold by a team member.':
    'Ganado, pero aún en el período de espera o puesto en espera por un miembro del equipo.',
  'Earned, but still in the holding period or put on hold with a reason you can read. Each commission becomes payable on its own date.':
    'Ganado, pero aún en el período de espera o puesto en espera por un motivo que puedes leer. Cada comisión pasa a ser pagadera en su propia fecha.',
  'Earnings over time': 'Ganancias a lo largo del tiempo',
  'Event processed': 'Evento procesado',
  'Everything you have earned, by current status.': 'Todo lo que has ganado, por estado actual.',
  Figure: 'Cifra',
  'Hold reason': 'Motivo de la espera',
  'In an approved payout that is not paid yet.': 'En una liquidación aprobada que aún no se ha pagado.',
  'In an approved payout that the bank has not confirmed yet.':
    'En una liquidación aprobada que el banco aún no ha confirmado.',
  'Included in the next payout once the minimum payout is reached.':
    'Se incluye en la próxima liquidación cuando se alcanza el mínimo de liquidación.',
  'Influenced the deal': 'Influyó en el negocio',
  'It is left out of payouts until a person releases the hold.':
    'Queda fuera de las liquidaciones hasta que una persona la libera.',
  'Its month was already closed, so it is booked in a later month and keeps its own date.':
    'Su mes ya estaba cerrado, por lo que se contabiliza en un mes posterior y conserva su propia fecha.',
  'Manual commission': 'Comisión manual',
  'My earnings': 'Mis ganancias',
  'No commission was earned in this period.': 'No se ganaron comisiones en este período.',
  'No commissions yet. They are calculated when a deal is won and an incentive structure applies.':
    'Aún no hay comisiones. Se calculan cuando se gana un negocio y se aplica una estructura de incentivos.',
  'No matching rule': 'Sin regla coincidente',
  'No published incentive structure applied on the day the deal was won.':
    'Ninguna estructura de incentivos publicada se aplicaba el día en que se ganó el negocio.',
  'No rule of the incentive structure matches this deal.':
    'Ninguna regla de la estructura de incentivos coincide con este negocio.',
  'No structure applied': 'No se aplicó ninguna estructura',
  'Not every partner on the deal has accepted the invitation yet. The commission waits for them, up to the limit set by the program.':
    'Aún no han aceptado la invitación todos los partners del negocio. La comisión los espera, hasta el límite que fija el programa.',
  'Nothing is payable, and nothing is on hold for later.': 'No hay nada pagadero ni en espera para más adelante.',
  'Nothing was earned in this period.': 'No se ganó nada en este período.',
  'On hold during a risk review.': 'En espera durante una revisión de riesgo.',
  'Only your team sees this reason. The partner sees that you released the commission early.':
    'Solo tu equipo ve este motivo. El partner ve que liberaste la comisión antes de tiempo.',
  'Paid to date': 'Pagado hasta hoy',
  'Paid to partners in the period, by payment date.': 'Pagado a partners en el período, por fecha de pago.',
  'Paid to you to date.': 'Lo que se te ha pagado hasta hoy.',
  'Partner not eligible': 'Partner no apto',
  'Partner-led deals won in the period.': 'Negocios liderados por partners y ganados en el período.',
  'Payable now': 'Pagadero ahora',
  'Payable now and not in an approved payout yet.': 'Pagadero ahora y aún no incluido en una liquidación aprobada.',
  'Payout calendar': 'Calendario de liquidaciones',
  'Put a commission on hold, with a reason the partner sees':
    'Poner una comisión en espera, con un motivo que ve el partner',
  'Recorded by': 'Registrado por',
  Refund: 'Reembolso',
  'Release a commission before its hold period ends, with a reason':
    'Liberar una comisión antes de que termine su período de espera, con un motivo',
  'Release a commission that was put on hold': 'Liberar una comisión que se puso en espera',
  'Release early': 'Liberar antes de tiempo',
  'Resold the deal': 'Revendió el negocio',
  'Retry an event whose calculation failed': 'Reintentar un evento cuyo cálculo falló',
  'Sourced the deal': 'Originó el negocio',
  Structure: 'Estructura',
  'The budget of a bonus is used up.': 'El presupuesto de una bonificación está agotado.',
  'The cap per deal was reached.': 'Se alcanzó el tope por negocio.',
  'The clawback period had ended.': 'El período de recuperación de comisión había terminado.',
  'The commission becomes payable at once if its hold period is over, or when it ends.':
    'La comisión pasa a ser pagadera de inmediato si su período de espera ha terminado o, si no, cuando termine.',
  'The commission becomes payable today, before its hold period ends.':
    'La comisión pasa a ser pagadera hoy, antes de que termine su período de espera.',
  'The commission is calculated with the data of now.': 'La comisión se calcula con los datos actuales.',
  'The commission period of this subscription has ended.': 'El período de comisión de esta suscripción ha terminado.',
  'The commissionable amount is zero.': 'El importe comisionable es cero.',
  'The deal was not won in time. If it is won later, this still counts.':
    'El negocio no se ganó a tiempo. Si se gana más adelante, esto sigue contando.',
  'The minimum commission was applied.': 'Se aplicó la comisión mínima.',
  'The partner is banned. A team member has to decide.':
    'El partner está vetado. Un miembro del equipo tiene que decidir.',
  'The partner sees this reason until the hold is released.':
    'El partner ve este motivo hasta que se libera la comisión.',
  'The partner was not active on the day the deal was won.':
    'El partner no estaba activo el día en que se ganó el negocio.',
  'The partner’s protection and its grace period had ended.':
    'La protección del partner y su período de gracia habían terminado.',
  'There is no exchange rate from the deal’s currency to the program’s.':
    'No hay tipo de cambio de la moneda del negocio a la del programa.',
  'This event was already counted.': 'Este evento ya se había contado.',
  'To come': 'Por llegar',
  'Upcoming earnings': 'Próximas ganancias',
  'Waiting for its deal to be won.': 'A la espera de que se gane su negocio.',
  'What is payable to partners now, what becomes payable each month, and what is on hold without a date.':
    'Lo que es pagadero a los partners ahora, lo que pasa a serlo cada mes y lo que está en espera sin fecha.',
  'What is payable to you now, what becomes payable each month, and what is on hold without a date.':
    'Lo que es pagadero a ti ahora, lo que pasa a serlo cada mes y lo que está en espera sin fecha.',
  'What partners earned and were paid in the period, and the current status of the rest. Corrections are included.':
    'Lo que los partners ganaron y cobraron en el período, y el estado actual del resto. Incluye correcciones.',
  'What you earned in the period, by the date it was earned: already paid or still to come.':
    'Lo que ganaste en el período, por la fecha en que se ganó: ya pagado o aún por llegar.',
  When: 'Cuándo',
  'Your earnings appear here when one of your deals is won.':
    'Tus ganancias aparecen aquí cuando se gana uno de tus negocios.',
  'Zero commission': 'Comisión cero',
  commission: 'comisión',
  'commission event': 'evento de comisión',
  'commission events': 'eventos de comisión',
  'commission fact': 'hecho de comisión',
  'commission facts': 'hechos de comisión',
  'commission rating': 'cálculo de comisión',
  'commission ratings': 'cálculos de comisión',
  commissions: 'comisiones',
  'A commission cap was reached.': 'Se alcanzó un tope de comisión.',
  'A fixed amount is not reduced by a partial refund.': 'Un reembolso parcial no reduce un importe fijo.',
  'A product on this deal earns no commission.': 'Un producto de este negocio no genera comisión.',
  'A rule uses a different currency than the deal.': 'Una regla usa una moneda distinta a la del negocio.',
};
