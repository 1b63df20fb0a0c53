import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  disabled: (name, reason) => `O endpoint de webhook “${name}” foi desativado. ${reason}`,
  disabledSubject: (name) => `Endpoint de webhook desativado: ${name}`,
  wantsNoMore: 'Ele respondeu 410, ou seja, não quer mais eventos.',
  alwaysFails: 'Todas as requisições dos últimos cinco dias falharam.',
  view: 'Ver endpoint',
};
