import type { Translation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  name: 'Nombre',
  domain: 'Dominio',
  type: 'Tipo',
  add: 'Añadir',
  logo: 'Logotipo',
  preview: 'Vista previa',
  nameIsRequired: 'El nombre es obligatorio',
  description: 'Descripción',
  whatYouOfferAndToWhom: 'Qué ofreces y a quién, en una o dos frases.',
  descriptionIsRequired: 'La descripción es obligatoria',
  datesAndNumbers: 'Fechas y números',
  currency: 'Moneda',
  timeZone: 'Zona horaria',
  invitationSentTo: (email: Part) => `Invitación enviada a ${email}`,
  invalidEmailAddress: 'El correo electrónico no es válido',
  email: 'Correo electrónico',
  role: 'Rol',
  invite: 'Invitar',
  team: 'Equipo',
  invited: 'Invitado',
  revoke: 'Revocar',
};
