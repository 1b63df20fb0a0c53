import { defineTexts } from '#shared/text/texts.ts';

export const widgetTexts = defineTexts('ecosystem/partner-targets/server/widget', {
  reached: (share: string) => `${share} reached`,
});
