import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  asked: (name, list, level) => `${name} pede para ver “${list}”: ${level.toLowerCase()}`,
  answered: (name, list, level) => `${name} respondeu ao seu pedido sobre “${list}”: ${level.toLowerCase()}`,
  refused: (name, list, reason) => `${name} recusou o seu pedido sobre “${list}”${reason ? `: ${reason}` : ''}`,
  reported: (name) => `${name} informou uma correspondência errada das listas de contas`,
  wrong: (name, note) =>
    `${name} respondeu ao seu aviso e concorda que a correspondência está errada${note ? `: ${note}` : ''}`,
  same: (name, note) => `${name} respondeu ao seu aviso e diz que é a mesma conta${note ? `: ${note}` : ''}`,
  requested: (name, account, reason) => `${name} pede uma apresentação em ${account}${reason ? `: ${reason}` : ''}`,
  accepted: (name, account, reason) =>
    `${name} aceitou o seu pedido de apresentação em ${account}${reason ? `: ${reason}` : ''}`,
  declined: (name, account, reason) =>
    `${name} recusou o seu pedido de apresentação em ${account}${reason ? `: ${reason}` : ''}`,
  made: (name, account, reason) => `${name} apresentou você em ${account}${reason ? `: ${reason}` : ''}`,
};
