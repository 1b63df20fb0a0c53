import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  errorStatusCode: (status: Part) => `Erro (código de status: ${status})`,
  yourRoleDoesNotAllowThis: 'Sua função não permite isto.',
  connectionWasLostTryAgain: 'A conexão foi perdida. Tente de novo.',
};
