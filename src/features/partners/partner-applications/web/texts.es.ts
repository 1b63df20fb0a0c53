import type { Translation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  requestsToJoin: 'Solicitudes de acceso',
  whenSomeoneWithYourEmailDomain:
    'Cuando alguien con tu dominio de correo se postula al programa, puede pedirte acceso aquí.',
  decline: 'Rechazar',
  giveAccess: 'Dar acceso',
};
