import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './errors.texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  doesNotExist: (what) => `Introuvable\u00a0: ${what}`,
  needsPermission: (permission) => `Non autorisé. Cette action nécessite l’autorisation ${permission}.`,
  isTaken: (field) => `Cette valeur est déjà utilisée (${field}).`,
  exists: 'Cet élément existe déjà.',
  stillInUse: (what) => `Encore utilisé (${what}).`,
};
