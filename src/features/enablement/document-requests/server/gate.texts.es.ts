import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  document: {
    label: 'Un documento aprobado',
    phrase: (kind: string | undefined) => (kind ? `un documento aprobado de tipo «${kind}»` : 'un documento aprobado'),
    partner: 'Abrir solicitudes de documentos',
    company: 'Abrir sus solicitudes de documentos',
  },
  taxForm: {
    label: 'Un formulario fiscal',
    phrase: 'un formulario fiscal aprobado',
    partner: 'Abrir solicitudes de documentos',
    company: 'Abrir sus solicitudes de documentos',
  },
};
