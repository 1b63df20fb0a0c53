import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  published: (count, name) =>
    count === 1 ? `Nouvelle ressource\u00a0: ${name}` : `${count} nouvelles ressources, dont ${name}`,
  viewResource: 'Voir la ressource',
  viewResources: 'Voir les ressources',

  reviewDue: (name) => `Vérifiez «\u00a0${name}\u00a0»\u00a0: le contenu est-il toujours exact\u202f?`,
  reviewDueSubject: (name) => `Vérifier «\u00a0${name}\u00a0»`,
};
