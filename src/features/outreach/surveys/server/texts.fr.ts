import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  pleaseAnswer: (survey) => `Merci de répondre à l’enquête «\u00a0${survey}\u00a0».`,
  stillOpen: (survey) => `L’enquête «\u00a0${survey}\u00a0» est encore ouverte.`,
  reminderSubject: (survey) => `Rappel\u00a0: ${survey}`,
  answerSurvey: 'Répondre à l’enquête',
  anonymous: 'Vos réponses sont anonymes.',
  takesAMinute: 'Cela prend une ou deux minutes.',

  lowScore: (partner, score, survey) => `${partner} a donné la note ${score} dans «\u00a0${survey}\u00a0».`,
  lowScoreSubject: (partner) => `Note faible de ${partner}`,
  viewResponse: 'Voir la réponse',
};
