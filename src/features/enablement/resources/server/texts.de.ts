import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  published: (count, name) => (count === 1 ? `Neues Material: ${name}` : `${count} neue Materialien, darunter ${name}`),
  viewResource: 'Material ansehen',
  viewResources: 'Materialien ansehen',

  reviewDue: (name) => `Prüfen Sie „${name}“: Stimmt es noch?`,
  reviewDueSubject: (name) => `„${name}“ prüfen`,
};
