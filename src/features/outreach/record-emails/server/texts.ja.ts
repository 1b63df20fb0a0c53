import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  wroteThis: (person, email) =>
    email ? `このメールは${person}（${email}）が書きました。` : `このメールは${person}が書きました。`,

  answered: (person, subject) => `${person}からメールへの返信がありました: ${subject}`,
  answeredSubject: (person, subject) => `${person}からの返信: ${subject}`,
  openAnswer: '返信を開く',
};
