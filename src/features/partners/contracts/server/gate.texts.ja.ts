import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: '署名済みの契約',
  phrase: (kind: string | undefined) => (kind ? `署名済みの契約（${kind}）` : '署名済みの契約'),
  partner: '契約を開く',
  company: 'パートナーの契約を開く',
  open: '契約を開く',
  sign: '契約に署名',
  view: '契約を表示',
  theirs: (company: string, title: string) => `「${title}」への${company}の署名`,
  yours: (title: string) => `「${title}」への貴社の署名`,
};
