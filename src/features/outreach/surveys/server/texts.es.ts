import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  pleaseAnswer: (survey) => `Responde a la encuesta «${survey}».`,
  stillOpen: (survey) => `La encuesta «${survey}» sigue abierta.`,
  reminderSubject: (survey) => `Recordatorio: ${survey}`,
  answerSurvey: 'Responder encuesta',
  anonymous: 'Tus respuestas son anónimas.',
  takesAMinute: 'Lleva uno o dos minutos.',

  lowScore: (partner, score, survey) => `${partner} dio una puntuación de ${score} en «${survey}».`,
  lowScoreSubject: (partner) => `Puntuación baja de ${partner}`,
  viewResponse: 'Ver respuesta',
};
