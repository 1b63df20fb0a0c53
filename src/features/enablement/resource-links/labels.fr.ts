import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/resource-links'> = {
  'Asks for the email': 'Demande l’e-mail',
  'It stops working at once.': 'Il cesse aussitôt de fonctionner.',
  'Link revoked': 'Lien révoqué',
  Password: 'Mot de passe',
  Recipient: 'Destinataire',
  'Revoke a link: it stops working at once': 'Révoquer un lien : il cesse aussitôt de fonctionner',
  'Revoke link': 'Révoquer le lien',
  'Share resource': 'Partager la ressource',
  Watermark: 'Filigrane',
  'resource link': 'lien de ressource',
  'resource link open': 'ouverture d’un lien de ressource',
  'resource link opens': 'ouvertures de liens de ressources',
  'resource links': 'liens de ressources',
};
