import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Un contrato firmado',
  phrase: (kind: string | undefined) => (kind ? `un contrato firmado de tipo «${kind}»` : 'un contrato firmado'),
  partner: 'Abrir tus contratos',
  company: 'Abrir sus contratos',
  open: 'Abrir el contrato',
  sign: 'Firmar el contrato',
  view: 'Ver el contrato',
  theirs: (company: string, title: string) => `la firma de ${company} en «${title}»`,
  yours: (title: string) => `tu firma en «${title}»`,
};
