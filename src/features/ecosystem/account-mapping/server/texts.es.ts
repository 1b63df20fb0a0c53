import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  asked: (name, list, level) => `${name} solicita ver “${list}”: ${level.toLowerCase()}`,
  answered: (name, list, level) => `${name} respondió a tu solicitud de “${list}”: ${level.toLowerCase()}`,
  refused: (name, list, reason) => `${name} rechazó tu solicitud de “${list}”${reason ? `: ${reason}` : ''}`,
  reported: (name) => `${name} informó de una coincidencia errónea de las listas de cuentas`,
  wrong: (name, note) =>
    `${name} respondió a tu aviso y está de acuerdo en que la coincidencia es errónea${note ? `: ${note}` : ''}`,
  same: (name, note) => `${name} respondió a tu aviso y dice que es la misma cuenta${note ? `: ${note}` : ''}`,
  requested: (name, account, reason) => `${name} solicita una presentación en ${account}${reason ? `: ${reason}` : ''}`,
  accepted: (name, account, reason) =>
    `${name} aceptó tu solicitud de presentación en ${account}${reason ? `: ${reason}` : ''}`,
  declined: (name, account, reason) =>
    `${name} rechazó tu solicitud de presentación en ${account}${reason ? `: ${reason}` : ''}`,
  made: (name, account, reason) => `${name} te presentó en ${account}${reason ? `: ${reason}` : ''}`,
};
