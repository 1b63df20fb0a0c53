import type { ReactNode } from 'react';
import { defineTexts, rich } from '#web/texts.ts';

export const texts = defineTexts('web/components', {
  showMore: (hidden: ReactNode) => rich`Show ${hidden} more`,
  share: 'Share',
});
