import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './errors.texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  doesNotExist: (what) => `${what} existiert nicht.`,
  needsPermission: (permission) => `Nicht berechtigt. Dafür ist die Berechtigung ${permission} nötig.`,
  isTaken: (field) => `Dieser Wert ist schon vergeben (${field}).`,
  exists: 'Das gibt es schon.',
  stillInUse: (what) => `Wird noch verwendet (${what}).`,
};
