import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/connections'> = {
  'Connect and disconnect': 'Connecter et déconnecter',
  Connecting: 'Connexion en cours',
  connection: 'connexion',
  'connection attempt': 'tentative de connexion',
  'connection attempts': 'tentatives de connexion',
  connections: 'connexions',
  'request for an integration': 'demande d’intégration',
  'requests for integrations': 'demandes d’intégrations',
};
