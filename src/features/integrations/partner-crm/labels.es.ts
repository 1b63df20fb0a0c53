import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/partner-crm'> = {
  'Contact’s email': 'Correo del contacto',
  'Contact’s phone': 'Teléfono del contacto',
  'Customer’s country': 'País del cliente',
  'Customer’s website': 'Sitio web del cliente',
  'Earned commission': 'Comisión ganada',
  'End of the protection': 'Fin de la protección',
  'Expected close date': 'Fecha de cierre prevista',
  'Register from your CRM': 'Registrar desde tu CRM',
  'State of the registration': 'Estado del registro',
  'deal registered from a partner’s CRM': 'negocio registrado desde el CRM de un partner',
  'deals registered from partners’ CRMs': 'negocios registrados desde CRM de partners',
  'use of a partner’s CRM': 'uso del CRM de un partner',
  'uses of partners’ CRMs': 'usos de CRM de partners',
};
