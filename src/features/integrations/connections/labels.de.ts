import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/connections'> = {
  'Connect and disconnect': 'Verbinden und trennen',
  Connecting: 'Verbindung wird hergestellt',
  connection: 'Verbindung',
  'connection attempt': 'Verbindungsversuch',
  'connection attempts': 'Verbindungsversuche',
  connections: 'Verbindungen',
  'request for an integration': 'Anfrage nach einer Integration',
  'requests for integrations': 'Anfragen nach Integrationen',
};
