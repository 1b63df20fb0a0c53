import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  pleaseAnswer: (survey) => `Bitte beantworten Sie die Umfrage „${survey}“.`,
  stillOpen: (survey) => `Die Umfrage „${survey}“ ist noch offen.`,
  reminderSubject: (survey) => `Erinnerung: ${survey}`,
  answerSurvey: 'Umfrage beantworten',
  anonymous: 'Ihre Antworten sind anonym.',
  takesAMinute: 'Es dauert ein oder zwei Minuten.',

  lowScore: (partner, score, survey) => `${partner} hat in „${survey}“ die Bewertung ${score} gegeben.`,
  lowScoreSubject: (partner) => `Niedrige Bewertung von ${partner}`,
  viewResponse: 'Antwort ansehen',
};
