import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  in: (referenceName: ReactNode) => rich`em ${referenceName}`,
  text: (length: number) => plural(length, 'país', 'países'),
};
