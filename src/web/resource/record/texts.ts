import type { ReactNode } from 'react';
import { defineTexts, type Part, rich } from '#web/texts.ts';

export const texts = defineTexts('web/resource/record', {
  mergeAnotherInto: (noun: Part, name: Part) => `Merge another ${noun} into ${name}`,
  merge: 'Merge',
  duplicate: (noun: Part) => `Duplicate ${noun}`,
  valuesToKeep: 'Values to keep',
  field: 'Field',
  wasMergedInto: (name: ReactNode, path: ReactNode) => rich`${name} was merged into ${path}.`,
});
