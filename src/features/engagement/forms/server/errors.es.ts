import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/forms'> = {
  'A published version': 'Una versión publicada',
  'Confirm your email address with the code that we sent.':
    'Confirma tu correo electrónico con el código que enviamos.',
  'Form submissions': 'Envíos de formularios',
  'Some answers need your attention.': 'Algunas respuestas necesitan tu atención.',
  'Someone submitted a form that you receive.': 'Alguien envió un formulario que recibes.',
  'The code has expired. Request a new code.': 'El código ha vencido. Solicita un código nuevo.',
  'The form to copy': 'El formulario que se va a copiar',
  'This code is not correct.': 'Este código no es correcto.',
  'This draft': 'Este borrador',
  'This form has already been sent.': 'Este formulario ya se envió.',
  'This form has already been sent. Open it again to send it once more.':
    'Este formulario ya se envió. Ábrelo de nuevo para enviarlo otra vez.',
  'This form is published. Unpublish it before you archive it.':
    'Este formulario está publicado. Retíralo antes de archivarlo.',
  'This form was open for more than a day. Send it again.':
    'Este formulario estuvo abierto más de un día. Envíalo de nuevo.',
  'are too long to be saved': 'Las respuestas son demasiado largas para guardarlas.',
  'can have at most 200 fields': 'Puede tener como máximo 200 campos.',
  'has expired': 'Ha vencido.',
  'has expired. Request a new code.': 'Ha vencido. Solicita un código nuevo.',
  'is not a file field of this form': 'No es un campo de archivo de este formulario.',
  'is not a language of forms': 'No es un idioma disponible para formularios.',
  'is not a purpose of forms': 'No es una finalidad de formularios.',
  'is not correct': 'No es correcto.',
  'is not valid for this form': 'No es válido para este formulario.',
  'must be at most 10 MB': 'Debe ocupar como máximo 10 MB.',
  'must be team members of your company': 'Deben ser miembros del equipo de tu empresa.',
  'needs no code on this form': 'En este formulario no se necesita código.',
};
