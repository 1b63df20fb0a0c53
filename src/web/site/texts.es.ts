import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  thisLinkDoesNotWork: 'Este enlace no funciona',
  opening: 'Abriendo…',
  turnOnJavascriptToOpenThis: 'Activa JavaScript para abrir este enlace.',
  privacyPolicy: 'Política de privacidad',
  legalNotice: 'Aviso legal',
  skipToContent: 'Ir al contenido',
  pageNotFound: 'Página no encontrada',
  sorryPageYouVisitedDoesNot: 'La página que buscas no existe.',
  linkMayBeIncompleteOrHas: (name: ReactNode) =>
    rich`Puede que el enlace esté incompleto o que ${name} haya cerrado la página.`,
  goToWebsite: (name: Part) => `Ir al sitio web de ${name}`,
  errorStatusCode: (status: Part) => `Error (código de estado: ${status})`,
  serverCannotBeReachedCheckYour: 'No se puede conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.',
  thisLinkIncompleteOpenLinkIn: 'Este enlace está incompleto. Abre de nuevo el enlace del correo.',
};
