import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/mcp-servers'> = {
  'Pages of other sites cannot use this address.': '他のサイトのページからは、このアドレスを使用できません。',
  'Use an API key, or let the app sign in with OAuth. Sessions of people do not work here.':
    'APIキーを使用するか、アプリでOAuthによるサインインを行ってください。人のセッションはここでは使用できません。',
};
