import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Widget del portal',
  about:
    'Muestra a los partners sus ganancias, sus enlaces de referido y el registro de negocios dentro de tu propio producto o en la intranet de un partner.',
  sites: 'Sitios permitidos',
  sitesHelp:
    'Solo las páginas de estos sitios pueden mostrar el widget. Al quitar un sitio, su acceso termina de inmediato.',
  origins: 'Sitios',
  save: 'Guardar sitios',
  saved: 'Sitios guardados',
  page: 'En la página',
  pageAbout: 'Añade estas líneas donde deba aparecer el widget.',
  server: 'En tu servidor',
  serverAbout:
    'El widget pide un token a tu servidor en token-url. Tu servidor sabe quién ha iniciado sesión y obtiene el token con una clave de API que tiene el permiso “Widget del portal”.',
  keys: 'Crear clave de API',
  policy: 'Si tu sitio tiene una política de seguridad de contenido (CSP), permite:',
  example: 'Ejemplo',
  exampleAbout: 'El widget con cifras de ejemplo. No se envía nada.',
  theme: 'Tema',
  themes: { auto: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  serverComment: 'El correo electrónico, que has confirmado, de la persona que ha iniciado sesión.',
};
