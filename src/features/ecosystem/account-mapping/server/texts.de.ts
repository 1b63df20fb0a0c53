import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  asked: (name, list, level) => `${name} möchte „${list}“ sehen: ${level}`,
  answered: (name, list, level) => `${name} hat Ihre Anfrage zu „${list}“ beantwortet: ${level}`,
  refused: (name, list, reason) => `${name} hat Ihre Anfrage zu „${list}“ abgelehnt${reason ? `: ${reason}` : ''}`,
  reported: (name) => `${name} hat eine falsche Übereinstimmung Ihrer Accountlisten gemeldet`,
  wrong: (name, note) =>
    `${name} hat Ihre Meldung beantwortet und stimmt zu, dass die Übereinstimmung falsch ist${note ? `: ${note}` : ''}`,
  same: (name, note) =>
    `${name} hat Ihre Meldung beantwortet und sagt, dass es derselbe Account ist${note ? `: ${note}` : ''}`,
  requested: (name, account, reason) => `${name} bittet um Vorstellung bei ${account}${reason ? `: ${reason}` : ''}`,
  accepted: (name, account, reason) =>
    `${name} hat Ihre Bitte um Vorstellung bei ${account} angenommen${reason ? `: ${reason}` : ''}`,
  declined: (name, account, reason) =>
    `${name} hat Ihre Bitte um Vorstellung bei ${account} abgelehnt${reason ? `: ${reason}` : ''}`,
  made: (name, account, reason) => `${name} hat Sie bei ${account} vorgestellt${reason ? `: ${reason}` : ''}`,
};
