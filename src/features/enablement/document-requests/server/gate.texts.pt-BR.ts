import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  document: {
    label: 'Um documento aprovado',
    phrase: (kind: string | undefined) => (kind ? `um documento aprovado do tipo “${kind}”` : 'um documento aprovado'),
    partner: 'Abrir solicitações de documentos',
    company: 'Abrir as solicitações de documentos do parceiro',
  },
  taxForm: {
    label: 'Um formulário fiscal',
    phrase: 'um formulário fiscal aprovado',
    partner: 'Abrir solicitações de documentos',
    company: 'Abrir as solicitações de documentos do parceiro',
  },
};
