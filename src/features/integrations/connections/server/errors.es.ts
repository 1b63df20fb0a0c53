import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/connections'> = {
  'A connection of your team to another system stopped working.':
    'Una conexión de tu equipo con otro sistema dejó de funcionar.',
  'A connection to another system stopped working.': 'Una conexión con otro sistema dejó de funcionar.',
  'Broken connections': 'Conexiones interrumpidas',
  'Connect again to change this connection.': 'Vuelve a conectar para cambiar esta conexión.',
  'Disconnect it first.': 'Desconéctala primero.',
  'It is disconnected.': 'Está desconectada.',
  'It is paused already.': 'Ya está en pausa.',
  'Only a paused connection can be resumed.': 'Solo se puede reanudar una conexión en pausa.',
  'The connection belongs to another integration.': 'La conexión pertenece a otra integración.',
  'This attempt to connect has ended. Start again from the integrations.':
    'Este intento de conexión ha terminado. Empieza de nuevo desde las integraciones.',
  'This connection is disconnected already.': 'Esta conexión ya está desconectada.',
  'This installation has no connector. Use an app of your own.':
    'Esta instalación no tiene conector. Usa una aplicación propia.',
  'This integration': 'Esta integración',
  'Too many attempts are open. Try again in ten minutes.':
    'Hay demasiados intentos abiertos. Inténtalo de nuevo en diez minutos.',
  'is not a field of this integration': 'No es un campo de esta integración.',
  'must have at least 2 letters': 'Debe tener al menos 2 letras.',
};
