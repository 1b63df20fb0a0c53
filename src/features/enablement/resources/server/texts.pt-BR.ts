import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  published: (count, name) => (count === 1 ? `Novo material: ${name}` : `${count} novos materiais, entre eles ${name}`),
  viewResource: 'Ver material',
  viewResources: 'Ver materiais',

  reviewDue: (name) => `Revise “${name}”: ainda está correto?`,
  reviewDueSubject: (name) => `Revisar “${name}”`,
};
