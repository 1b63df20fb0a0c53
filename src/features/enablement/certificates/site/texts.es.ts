import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  status: {
    valid: 'Válido',
    expired: 'Vencido',
    renewed: 'Renovado',
    revoked: 'Revocado',
  },
  lead: {
    valid: (company: string) => `${company} emitió este certificado. Es auténtico y válido.`,
    expired: (company: string) => `${company} emitió este certificado. Ha vencido.`,
    renewed: (company: string) => `${company} emitió este certificado. Uno más reciente lo ha reemplazado.`,
    revoked: (company: string) => `${company} emitió este certificado y lo ha revocado.`,
  },
  issued: 'Emitido',
  until: 'Válido hasta',
  never: 'Sin fecha de vencimiento',
  number: 'Número',
  certifies: 'Se certifica que',
  earned: 'ha obtenido el certificado',
  pdf: 'Descargar PDF',
  badge: 'Descargar Open Badge',
  badgeHelp: 'Una credencial firmada (Open Badges 3.0) para carteras digitales.',
};
