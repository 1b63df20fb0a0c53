import { defineTexts } from '#shared/text/texts.ts';

/** Emails and notices about surveys. */
export const texts = defineTexts('outreach/surveys/server', {
  pleaseAnswer: (survey: string) => `Please answer the survey “${survey}”.`,
  stillOpen: (survey: string) => `The survey “${survey}” is still open.`,
  reminderSubject: (survey: string) => `Reminder: ${survey}`,
  answerSurvey: 'Answer survey',
  anonymous: 'Your answers are anonymous.',
  takesAMinute: 'It takes a minute or two.',

  lowScore: (partner: string, score: number, survey: string) => `${partner} gave a score of ${score} in “${survey}”.`,
  lowScoreSubject: (partner: string) => `Low score from ${partner}`,
  viewResponse: 'View response',
});
