import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/attributions'> = {
  'Assign credit and decide risk cases': 'Asignar crédito y decidir casos de riesgo',
  Attributed: 'Atribuido',
  'Commissions released': 'Comisiones liberadas',
  Connect: 'Conectar',
  'Contract account': 'Cuenta de contrato',
  'Contract accounts': 'Cuentas de contrato',
  'Conversion tracking': 'Seguimiento de conversiones',
  'Credit rejected': 'Crédito rechazado',
  'Customers who signed up in the period.': 'Clientes que se dieron de alta en el período.',
  'Decide which deal a sale in review belongs to; commission follows':
    'Decidir a qué negocio pertenece una venta en revisión; la comisión se deriva de ello',
  'Existing deal': 'Negocio existente',
  'Held commissions continue as usual, and later sales of this customer are not held for the same reasons.':
    'Las comisiones en espera siguen su curso, y las ventas posteriores de este cliente no se ponen en espera por los mismos motivos.',
  'New deal': 'Nuevo negocio',
  'No sign-ups or sales through links in this period.': 'No hay altas ni ventas por enlaces en este período.',
  'Reject credit': 'Rechazar crédito',
  'Reject the credit; commissions are reversed': 'Rechazar el crédito; las comisiones se anulan',
  Release: 'Liberar',
  'Release a risk case; held commissions continue':
    'Liberar un caso de riesgo; las comisiones en espera siguen su curso',
  'Report clicks, leads, sales and refunds': 'Comunicar clics, leads, ventas y reembolsos',
  'Risk case': 'Caso de riesgo',
  'Risk cases': 'Casos de riesgo',
  'Sale decided': 'Venta decidida',
  'Sale in review': 'Venta en revisión',
  'Sales in the period, without duplicates.': 'Ventas del período, sin duplicados.',
  'Sales to review': 'Ventas por revisar',
  'The partner gets no credit for this customer. Commission already booked is reversed.':
    'El partner no recibe crédito por este cliente. La comisión ya contabilizada se anula.',
  'The sale is booked as you decide, and commission follows. You cannot undo this.':
    'La venta se contabiliza según tu decisión y genera la comisión. No se puede deshacer.',
  'Total amount of sales in the period, before refunds.':
    'Importe total de las ventas del período, antes de reembolsos.',
  'Tracked events': 'Eventos de seguimiento',
  'Waiting for sale': 'En espera de venta',
  'What customers did who came through links and coupon codes of partners, in the period.':
    'Lo que hicieron en el período los clientes que llegaron por enlaces y cupones de partners.',
  'attribution decision': 'decisión de atribución',
  'attribution decisions': 'decisiones de atribución',
  'click of a customer': 'clic de un cliente',
  'clicks of customers': 'clics de clientes',
  'contract account': 'cuenta de contrato',
  'contract accounts': 'cuentas de contrato',
  'risk case': 'caso de riesgo',
  'risk cases': 'casos de riesgo',
  sale: 'venta',
  'sale in review': 'venta en revisión',
  'sales in review': 'ventas en revisión',
  'tracked customer': 'cliente en seguimiento',
  'tracked customers': 'clientes en seguimiento',
  'tracked event': 'evento de seguimiento',
  'tracked events': 'eventos de seguimiento',
};
