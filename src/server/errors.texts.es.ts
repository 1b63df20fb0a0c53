import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './errors.texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  doesNotExist: (what) => `No existe: ${what}`,
  needsPermission: (permission) => `Sin autorización. Hace falta el permiso ${permission}.`,
  isTaken: (field) => `Este valor ya está en uso (${field}).`,
  exists: 'Ya existe.',
  stillInUse: (what) => `Todavía está en uso (${what}).`,
};
