import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  document: {
    label: '承認済みの文書',
    phrase: (kind: string | undefined) => (kind ? `承認済みの文書（${kind}）` : '承認済みの文書'),
    partner: '文書の依頼を開く',
    company: 'パートナーの文書の依頼を開く',
  },
  taxForm: {
    label: '税務書類',
    phrase: '承認済みの税務書類',
    partner: '文書の依頼を開く',
    company: 'パートナーの文書の依頼を開く',
  },
};
