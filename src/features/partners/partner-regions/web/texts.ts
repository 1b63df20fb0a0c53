import type { ReactNode } from 'react';
import { defineTexts, plural, rich } from '#web/texts.ts';

export const texts = defineTexts('partners/partner-regions/web', {
  in: (referenceName: ReactNode) => rich`in ${referenceName}`,
  text: (length: number) => plural(length, 'country', 'countries'),
});
