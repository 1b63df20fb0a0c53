import { defineTexts } from '#shared/text/texts.ts';

/** The page that a button in an email opens. */
export const texts = defineTexts('platform/mail-actions/server', {
  confirm: (company: string) => `Confirm · ${company}`,
  stepOf: (step: string, record: string) => `${step}: ${record}`,
  done: (done: string) => `${done}.`,
});
