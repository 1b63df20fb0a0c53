import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  status: {
    valid: 'Válido',
    expired: 'Expirado',
    renewed: 'Renovado',
    revoked: 'Revogado',
  },
  lead: {
    valid: (company: string) => `${company} emitiu este certificado. Ele é autêntico e válido.`,
    expired: (company: string) => `${company} emitiu este certificado. Ele expirou.`,
    renewed: (company: string) => `${company} emitiu este certificado. Um mais recente o substituiu.`,
    revoked: (company: string) => `${company} emitiu este certificado e o revogou.`,
  },
  issued: 'Emissão',
  until: 'Válido até',
  never: 'Sem data de validade',
  number: 'Número',
  certifies: 'Certificamos que',
  earned: 'obteve o certificado',
  pdf: 'Baixar PDF',
  badge: 'Baixar Open Badge',
  badgeHelp: 'Uma credencial assinada (Open Badges 3.0) para carteiras digitais.',
};
