import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  confirm: (company) => `Confirmer · ${company}`,
  stepOf: (step, record) => `${step} : ${record}`,
  done: (done) => `${done}.`,
};
