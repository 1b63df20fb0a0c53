import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/mcp-servers'> = {
  'Pages of other sites cannot use this address.': 'Las páginas de otros sitios no pueden usar esta dirección.',
  'Use an API key, or let the app sign in with OAuth. Sessions of people do not work here.':
    'Usa una clave de API o permite que la aplicación inicie sesión con OAuth. Las sesiones de personas no funcionan aquí.',
};
