import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/connections'> = {
  'Connect and disconnect': 'Conectar y desconectar',
  Connecting: 'Conectando',
  connection: 'conexión',
  'connection attempt': 'intento de conexión',
  'connection attempts': 'intentos de conexión',
  connections: 'conexiones',
  'request for an integration': 'solicitud de integración',
  'requests for integrations': 'solicitudes de integraciones',
};
