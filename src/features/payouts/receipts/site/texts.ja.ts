import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: (company: string) => `${company}のコミッション計算明細`,
  between: (company: string, partner: string) => `${company} · ${partner}`,
  calculation: '計算',
  details: '詳細',
};
