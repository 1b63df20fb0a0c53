import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'outreach/campaigns'> = {
  'A campaign cannot be changed after it was prepared. Copy it instead.':
    'Una campaña no se puede cambiar después de prepararla. Cópiala.',
  'A campaign was sent, it stopped and needs attention, or a person replied.':
    'Una campaña se envió, se detuvo y requiere atención, o una persona respondió.',
  'Email campaigns': 'Campañas de correo',
  'Move the campaign back to draft first.': 'Primero devuelve la campaña a borrador.',
  'Only the person can subscribe again, by the link in any of your emails.':
    'Solo la propia persona puede volver a suscribirse, con el enlace de cualquiera de tus correos.',
  'is not a sending domain': 'No es un dominio de envío.',
  'is not an email topic': 'No es un tema de correo.',
  'must be an audience of partners or contacts': 'Debe ser una audiencia de partners o contactos.',
  'must be within a year': 'Debe estar dentro de un año como máximo.',
};
