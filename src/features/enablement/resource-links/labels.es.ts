import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/resource-links'> = {
  'Asks for the email': 'Pide el correo',
  'It stops working at once.': 'Deja de funcionar de inmediato.',
  'Link revoked': 'Enlace revocado',
  Password: 'Contraseña',
  Protection: 'Protección',
  Recipient: 'Destinatario',
  'Revoke a link: it stops working at once': 'Revocar un enlace: deja de funcionar de inmediato',
  'Revoke link': 'Revocar enlace',
  'Share resource': 'Compartir recurso',
  Watermark: 'Marca de agua',
  'resource link': 'enlace a un recurso',
  'resource link open': 'apertura de un enlace a un recurso',
  'resource link opens': 'aperturas de enlaces a recursos',
  'resource links': 'enlaces a recursos',
};
