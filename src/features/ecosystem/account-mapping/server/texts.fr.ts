import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  asked: (name, list, level) => `${name} demande à voir «\u00a0${list}\u00a0»\u00a0: ${level.toLowerCase()}`,
  answered: (name, list, level) =>
    `${name} a répondu à votre demande pour «\u00a0${list}\u00a0»\u00a0: ${level.toLowerCase()}`,
  refused: (name, list, reason) =>
    `${name} a refusé votre demande pour «\u00a0${list}\u00a0»${reason ? `\u00a0: ${reason}` : ''}`,
  reported: (name) => `${name} a signalé une fausse correspondance de vos listes de comptes`,
  wrong: (name, note) =>
    `${name} a répondu à votre signalement et reconnaît que la correspondance est fausse${note ? `\u00a0: ${note}` : ''}`,
  same: (name, note) =>
    `${name} a répondu à votre signalement et indique qu’il s’agit du même compte${note ? `\u00a0: ${note}` : ''}`,
  requested: (name, account, reason) =>
    `${name} demande une mise en relation chez ${account}${reason ? `\u00a0: ${reason}` : ''}`,
  accepted: (name, account, reason) =>
    `${name} a accepté votre demande de mise en relation chez ${account}${reason ? `\u00a0: ${reason}` : ''}`,
  declined: (name, account, reason) =>
    `${name} a refusé votre demande de mise en relation chez ${account}${reason ? `\u00a0: ${reason}` : ''}`,
  made: (name, account, reason) => `${name} vous a mis en relation chez ${account}${reason ? `\u00a0: ${reason}` : ''}`,
};
