import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-announcements'> = {
  Announcements: 'Anuncios',
  'Choose at least one way to announce it': 'Elige al menos una forma de anunciarlo.',
  'End the announcement before you archive it.': 'Termina el anuncio antes de archivarlo.',
  'Its end is in the past. Choose another end.': 'Su fin está en el pasado. Elige otro fin.',
  'No partner user in the audience can sign in, so no one would get it.':
    'Ningún usuario de los partners de la audiencia puede iniciar sesión, así que nadie lo recibiría.',
  'The company announces news of its program.': 'La empresa anuncia novedades de su programa.',
  'This announcement was sent. You can change its end, or create another one.':
    'Este anuncio ya se envió. Puedes cambiar su fin o crear otro.',
};
