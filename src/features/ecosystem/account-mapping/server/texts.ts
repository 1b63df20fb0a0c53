import { defineTexts } from '#shared/text/texts.ts';

/** Notices about account lists and introductions. Each begins with the name of the other side. */
export const texts = defineTexts('ecosystem/account-mapping/server', {
  asked: (name: string, list: string, level: string) => `${name} asks to see “${list}”: ${level.toLowerCase()}`,
  answered: (name: string, list: string, level: string) =>
    `${name} answered your request for “${list}”: ${level.toLowerCase()}`,
  refused: (name: string, list: string, reason: string | null) =>
    `${name} declined your request for “${list}”${reason ? `: ${reason}` : ''}`,
  reported: (name: string) => `${name} reported a wrong match of your account lists`,
  wrong: (name: string, note: string | null) =>
    `${name} answered your report and agrees that the match is wrong${note ? `: ${note}` : ''}`,
  same: (name: string, note: string | null) =>
    `${name} answered your report and says that it is the same account${note ? `: ${note}` : ''}`,
  requested: (name: string, account: string, reason: string | null) =>
    `${name} asks for an introduction at ${account}${reason ? `: ${reason}` : ''}`,
  accepted: (name: string, account: string, reason: string | null) =>
    `${name} accepted your request for an introduction at ${account}${reason ? `: ${reason}` : ''}`,
  declined: (name: string, account: string, reason: string | null) =>
    `${name} declined your request for an introduction at ${account}${reason ? `: ${reason}` : ''}`,
  made: (name: string, account: string, reason: string | null) =>
    `${name} introduced you at ${account}${reason ? `: ${reason}` : ''}`,
});
