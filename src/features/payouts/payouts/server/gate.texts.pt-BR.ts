import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Receber pagamentos',
  description: 'As comissões são ganhas normalmente. Os pagamentos aguardam no saldo do parceiro.',
  yours: (needs: string) => `Para que você possa receber pagamentos, sua empresa ainda precisa de: ${needs}.`,
  its: (needs: string) => `Para que este parceiro possa receber pagamentos, ele ainda precisa de: ${needs}.`,
};
