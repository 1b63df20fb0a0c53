import type { FullTranslation } from '#shared/text/texts.ts';
import type { passkeyTexts as english } from './passkeyTexts.ts';

/** Not yet reviewed by a native speaker. */
export const passkeyTexts: FullTranslation<typeof english> = {
  signIn: 'Entrar com uma chave de acesso',
  signingIn: 'Entrando…',
  failed: 'Não foi possível usar a chave de acesso. Tente de novo ou entre com sua senha.',
};
