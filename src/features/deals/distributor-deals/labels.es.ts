import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/distributor-deals'> = {
  'Amount is rounded': 'El importe está redondeado',
  'Confirm a reseller’s deal as its distributor': 'Confirmar el negocio de un revendedor como su distribuidor',
  'Confirm deal': 'Confirmar negocio',
  Confirmation: 'Confirmación',
  'Deal confirmed': 'Negocio confirmado',
  'Deal declined': 'Negocio rechazado',
  'Decline a reseller’s deal with a reason': 'Rechazar el negocio de un revendedor con un motivo',
  'Decline deal': 'Rechazar negocio',
  'Distribution settings': 'Configuración de la distribución',
  'Registration status': 'Estado del registro',
  'Reseller deal': 'Negocio de revendedor',
  'Reseller deals': 'Negocios de revendedores',
  'Stage color': 'Color de la etapa',
  'Status of the deal': 'Estado del negocio',
  'The reseller and the company see that the distributor supplies this deal.':
    'El revendedor y la empresa ven que el distribuidor suministra este negocio.',
  'The reseller and the company see your reason. You no longer see the details of the deal.':
    'El revendedor y la empresa ven tu motivo. Ya no ves los detalles del negocio.',
  'Visibility check': 'Comprobación de visibilidad',
  'Which resellers buy from which distributors.': 'Qué revendedores compran a qué distribuidores.',
  'Who buys from whom': 'Quién compra a quién',
  'distribution settings': 'configuración de la distribución',
  'reseller deal': 'negocio de revendedor',
  'reseller deals': 'negocios de revendedores',
};
