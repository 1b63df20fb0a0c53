import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  notIncluded: 'Não incluído',
  reason: 'Motivo',
  enterReasonFewWords: 'Informe um motivo em poucas palavras',
  enterAReason: 'Informe um motivo',
  usingTheirs: 'Usar o da outra pessoa',
  keepMine: 'Manter o meu',
  effect: 'Efeito',
  beforeAndAfter: 'Antes e depois',
  partner: 'Parceiro',
  before: 'Antes',
  after: 'Depois',
};
