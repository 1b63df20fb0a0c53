import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('work/company-view/web', {
  title: (company: string) => `What ${company} sees`,
  intro: (company: string) =>
    `${company} runs this program. This page lists what its team sees of your company, and what it does not see.`,
  sees: (company: string) => `${company} sees`,
  seesNot: (company: string) => `${company} does not see`,
});
