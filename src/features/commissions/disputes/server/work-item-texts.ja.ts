import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  replies: {
    label: '異議への返信',
    says: ['件の異議に返信があります', '件の異議に返信があります'],
    verb: '回答',
  },
};
