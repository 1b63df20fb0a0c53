import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  waiting: {
    label: 'アシスタントの提案',
    says: ['件のアシスタントの提案があります', '件のアシスタントの提案があります'],
    verb: '確認',
  },
};
