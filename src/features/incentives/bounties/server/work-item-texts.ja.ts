import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toSubmit: {
    label: '提出する報奨金の証明',
    says: ['件の報奨金の証明が未提出です', '件の報奨金の証明が未提出です'],
    verb: '続ける',
  },
};
