import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toPick: {
    label: '選択するミーティング日時',
    says: ['件のミーティングの日時が未定です', '件のミーティングの日時が未定です'],
    verb: '日時を選択',
  },
};
