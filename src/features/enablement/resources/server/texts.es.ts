import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  published: (count, name) =>
    count === 1 ? `Nuevo recurso: ${name}` : `${count} recursos nuevos, entre ellos ${name}`,
  viewResource: 'Ver recurso',
  viewResources: 'Ver recursos',

  reviewDue: (name) => `Revisa «${name}»: ¿sigue siendo correcto?`,
  reviewDueSubject: (name) => `Revisar «${name}»`,
};
