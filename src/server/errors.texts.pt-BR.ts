import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './errors.texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  doesNotExist: (what) => `Não existe: ${what}`,
  needsPermission: (permission) => `Sem autorização. É necessária a permissão ${permission}.`,
  isTaken: (field) => `Este valor já está em uso (${field}).`,
  exists: 'Já existe.',
  stillInUse: (what) => `Ainda está em uso (${what}).`,
};
