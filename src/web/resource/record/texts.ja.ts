import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  mergeAnotherInto: (noun: Part, name: Part) => `別の${noun}を${name}に統合`,
  merge: '統合',
  duplicate: (noun: Part) => `重複する${noun}`,
  valuesToKeep: '残す値',
  field: '項目',
  wasMergedInto: (name: ReactNode, path: ReactNode) => rich`${name}は${path}に統合されました。`,
};
