import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/resource-links'> = {
  'Asks for the email': 'Pede o e-mail',
  'It stops working at once.': 'Deixa de funcionar na hora.',
  'Link revoked': 'Link revogado',
  Password: 'Senha',
  Protection: 'Proteção',
  Recipient: 'Destinatário',
  'Revoke a link: it stops working at once': 'Revogar um link: deixa de funcionar na hora',
  'Revoke link': 'Revogar link',
  'Share resource': 'Compartilhar material',
  Watermark: 'Marca-d’água',
  'resource link': 'link de material',
  'resource link open': 'abertura de link de material',
  'resource link opens': 'aberturas de links de materiais',
  'resource links': 'links de materiais',
};
