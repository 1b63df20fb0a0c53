import type { FullTranslation } from '#shared/text/texts.ts';
import type { widgetTexts as english } from './widget.texts.ts';

/** Not yet reviewed by a native speaker. */
export const widgetTexts: FullTranslation<typeof english> = {
  reached: (share: string) => `${share} atteints`,
};
