import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  pleaseAnswer: (survey) => `Responda à pesquisa “${survey}”.`,
  stillOpen: (survey) => `A pesquisa “${survey}” ainda está aberta.`,
  reminderSubject: (survey) => `Lembrete: ${survey}`,
  answerSurvey: 'Responder pesquisa',
  anonymous: 'Suas respostas são anônimas.',
  takesAMinute: 'Leva um ou dois minutos.',

  lowScore: (partner, score, survey) => `${partner} deu a nota ${score} em “${survey}”.`,
  lowScoreSubject: (partner) => `Nota baixa de ${partner}`,
  viewResponse: 'Ver resposta',
};
