import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/exchange-rates'> = {
  'Fetched rates can’t be changed. Enter your own rate for that day; it takes precedence.':
    'Los tipos de cambio obtenidos automáticamente no se pueden cambiar. Introduce tu propio tipo para ese día; tiene prioridad.',
  'Fetching exchange rates is turned off for this installation. Ask its administrator to allow it.':
    'La consulta de tipos de cambio está desactivada en esta instalación. Pide a su administrador que la permita.',
  'Missing exchange rates': 'Tipos de cambio que faltan',
  'No exchange rates have been fetched for several days.': 'Hace varios días que no se obtienen tipos de cambio.',
  'has a rate of these currencies already': 'Ya hay un tipo de cambio de estas monedas para esta fecha.',
  'must be above 0': 'Debe ser mayor que 0.',
  'must be another currency than base': 'Debe ser una moneda distinta de la moneda base.',
};
