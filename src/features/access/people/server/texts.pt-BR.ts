import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  twoFactorReset: 'Sua autenticação de dois fatores foi redefinida',
  turnedOff: (by) =>
    `${by} desativou sua autenticação de dois fatores. Você pode entrar com a sua senha de novo. Todas as suas sessões foram encerradas.`,
  reason: (reason) => `Motivo: ${reason}`,
  setUpAgain:
    'Configure-a de novo depois de entrar. A entrada antiga no seu aplicativo autenticador, os códigos de recuperação e as chaves de acesso não funcionam mais.',
  signIn: 'Entrar',
  alarm: 'Se você não pediu isso, altere sua senha imediatamente e avise seu administrador.',
};
