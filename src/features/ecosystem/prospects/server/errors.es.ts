import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/prospects'> = {
  'An automation cannot win a prospect: convert it into a partner.':
    'Una automatización no puede ganar un cliente potencial: conviértelo en partner.',
  'Only a declined application can become a prospect.':
    'Solo una candidatura rechazada puede pasar a ser cliente potencial.',
  'Only the author can change this activity.': 'Solo el autor puede cambiar esta actividad.',
  'The website has too many rules for robots.': 'El sitio web tiene demasiadas reglas para robots.',
  'The website was read in the last seven days. Read it again later.':
    'El sitio web se leyó en los últimos siete días. Vuelve a leerlo más tarde.',
  'This application is already a prospect.': 'Esta candidatura ya es un cliente potencial.',
  'This prospect is already a partner. Change the partner instead.':
    'Este cliente potencial ya es partner. Cambia el partner.',
  'already has a profile': 'Ya tiene un perfil.',
  'has too many rules for robots': 'El sitio web tiene demasiadas reglas para robots.',
  'is already a prospect': 'Ya es un cliente potencial.',
  'is required to read the website': 'Este campo es obligatorio para leer el sitio web.',
  'must be less than the score of a good fit': 'Debe ser menor que la puntuación a partir de la cual encaja bien.',
  'must contain at least one criterion': 'Debe contener al menos un criterio.',
  'must not ask the same twice': 'No debe preguntar lo mismo dos veces.',
  'needs an email address of the contact': 'Se necesita el correo electrónico del contacto.',
};
