import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  showMore: (hidden: ReactNode) => rich`ほか${hidden}件を表示`,
  share: '共有',
};
