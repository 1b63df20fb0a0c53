import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resource-links'> = {
  'Guessed passwords': 'Intentos de adivinar contraseñas',
  'Someone tries many wrong passwords at a link you shared.':
    'Alguien prueba muchas contraseñas incorrectas en un enlace que compartiste.',
  'The password is wrong.': 'La contraseña no es correcta.',
  'This content is no longer available.': 'Este contenido ya no está disponible.',
  'This link has expired. Ask the person who sent it for a new one.':
    'Este enlace ha vencido. Pide uno nuevo a la persona que lo envió.',
  'This link was withdrawn. Ask the person who sent it for a new one.':
    'Este enlace se retiró. Pide uno nuevo a la persona que lo envió.',
  'are needed to send emails': 'Se necesitan destinatarios para enviar correos.',
  'contain an email address twice': 'Contienen un correo electrónico dos veces.',
  'is only possible for PDF files': 'Solo es posible para archivos PDF.',
};
