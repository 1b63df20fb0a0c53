import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  pleaseAnswer: (survey) => `アンケート「${survey}」へのご回答をお願いします。`,
  stillOpen: (survey) => `アンケート「${survey}」はまだ回答を受け付けています。`,
  reminderSubject: (survey) => `リマインダー: ${survey}`,
  answerSurvey: 'アンケートに回答',
  anonymous: '回答は匿名です。',
  takesAMinute: '1～2分で完了します。',

  lowScore: (partner, score, survey) => `${partner}が「${survey}」で評価${score}を付けました。`,
  lowScoreSubject: (partner) => `${partner}からの低い評価`,
  viewResponse: '回答を表示',
};
