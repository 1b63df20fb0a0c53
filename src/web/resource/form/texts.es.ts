import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  notIncluded: 'No incluido',
  reason: 'Motivo',
  enterReasonFewWords: 'Introduce un motivo de unas pocas palabras',
  enterAReason: 'Introduce un motivo',
  usingTheirs: 'Usar el suyo',
  keepMine: 'Conservar el mío',
  effect: 'Efecto',
  beforeAndAfter: 'Antes y después',
  partner: 'Partner',
  before: 'Antes',
  after: 'Después',
};
