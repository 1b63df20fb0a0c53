import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/contract-templates'> = {
  'A contract is expiring from this many days before its end.':
    'Un contrato está próximo a vencer desde este número de días antes de su fin.',
  Addendum: 'Adenda',
  'All at the same time': 'Todos a la vez',
  'Block the partner portal until it is signed': 'Bloquear el portal de partners hasta que se firme',
  'Contract templates': 'Plantillas de contrato',
  'Contracts that are sent from now on use this version. Earlier ones keep theirs.':
    'Los contratos que se envíen desde ahora usan esta versión. Los anteriores conservan la suya.',
  'Data processing agreement': 'Contrato de tratamiento de datos',
  'Days to sign': 'Días para firmar',
  'Defaults to the first term.': 'Por defecto, la primera vigencia.',
  'Does not renew': 'No se renueva',
  Exclusivity: 'Exclusividad',
  'From the moment it is sent, people of the partner see only this contract.':
    'Desde que se envía, las personas del partner solo ven este contrato.',
  NDA: 'Acuerdo de confidencialidad',
  'New contract template': 'Nueva plantilla de contrato',
  'No new contracts start from a retired template. Existing contracts go on.':
    'No se inician contratos nuevos con una plantilla retirada. Los contratos existentes continúan.',
  'One after another': 'Uno tras otro',
  'PDF file': 'Archivo PDF',
  'Partners in this audience need this contract. Differences lists who has not signed it.':
    'Los partners de esta audiencia necesitan este contrato. Diferencias muestra quién no lo ha firmado.',
  'Payment terms': 'Condiciones de pago',
  'Publish the changes as a new version': 'Publicar los cambios como versión nueva',
  'Referral agreement': 'Contrato de referidos',
  'Renewal term in months': 'Vigencia de la renovación en meses',
  'Renews automatically': 'Se renueva automáticamente',
  'Renews unless notice is given': 'Se renueva salvo preaviso',
  'Required for': 'Necesario para',
  'Reseller agreement': 'Contrato de reventa',
  Retire: 'Retirar',
  'Stop new contracts from this template': 'Detener los contratos nuevos con esta plantilla',
  'Template published': 'Plantilla publicada',
  'Template retired': 'Plantilla retirada',
  'Two letters, such as en or de.': 'Dos letras, como en o de.',
  'Unsigned contracts expire after this time.': 'Los contratos sin firmar caducan pasado este tiempo.',
  'contract template': 'plantilla de contrato',
  'contract templates': 'plantillas de contrato',
  'file of a contract template': 'archivo de una plantilla de contrato',
  'files of contract templates': 'archivos de plantillas de contrato',
  'version of a contract template': 'versión de una plantilla de contrato',
  'versions of contract templates': 'versiones de plantillas de contrato',
  template: 'plantilla',
  templates: 'plantillas',
};
