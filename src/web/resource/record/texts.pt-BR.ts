import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  mergeAnotherInto: (noun: Part, name: Part) => `Mesclar ${noun} com ${name}`,
  merge: 'Mesclar',
  duplicate: (noun: Part) => `Duplicar ${noun}`,
  valuesToKeep: 'Valores a manter',
  field: 'Campo',
  wasMergedInto: (name: ReactNode, path: ReactNode) => rich`${name}: mesclado com ${path}.`,
};
