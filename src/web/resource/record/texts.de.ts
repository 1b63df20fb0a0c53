import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  mergeAnotherInto: (noun: Part, name: Part) => `${noun} mit ${name} zusammenführen`,
  merge: 'Zusammenführen',
  duplicate: (noun: Part) => `Doppelter Datensatz (${noun})`,
  valuesToKeep: 'Zu behaltende Werte',
  field: 'Feld',
  wasMergedInto: (name: ReactNode, path: ReactNode) => rich`${name} wurde mit ${path} zusammengeführt.`,
};
