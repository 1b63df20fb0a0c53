import { defineTexts } from '#shared/text/texts.ts';

/** Emails and notices about ideas. */
export const texts = defineTexts('engagement/ideas/server', {
  answered: (idea: string, state: string, reply: string | null) =>
    `“${idea}” is now: ${state}.${reply ? ` ${reply}` : ''}`,
  answeredSubject: (idea: string) => `Your idea: ${idea}`,
  viewIdea: 'View idea',

  posted: (partner: string, idea: string) => `${partner} posted the idea “${idea}”.`,
  postedSubject: (idea: string) => `New idea: ${idea}`,
});
