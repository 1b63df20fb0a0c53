import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Um contrato assinado',
  phrase: (kind: string | undefined) => (kind ? `um contrato assinado do tipo “${kind}”` : 'um contrato assinado'),
  partner: 'Abrir seus contratos',
  company: 'Abrir os contratos do parceiro',
  open: 'Abrir o contrato',
  sign: 'Assinar o contrato',
  view: 'Ver o contrato',
  theirs: (company: string, title: string) => `a assinatura de ${company} em “${title}”`,
  yours: (title: string) => `sua assinatura em “${title}”`,
};
