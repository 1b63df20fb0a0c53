import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/connections'> = {
  'Connect and disconnect': 'Conectar e desconectar',
  Connecting: 'Conectando',
  connection: 'conexão',
  'connection attempt': 'tentativa de conexão',
  'connection attempts': 'tentativas de conexão',
  connections: 'conexões',
  'request for an integration': 'pedido de integração',
  'requests for integrations': 'pedidos de integração',
};
