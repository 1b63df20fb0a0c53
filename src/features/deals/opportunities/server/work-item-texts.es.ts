import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  nextStep: {
    label: 'Próximos pasos de negocios',
    says: ['negocio tiene un próximo paso', 'negocios tienen un próximo paso'],
    verb: 'Abrir',
  },
  pastClose: {
    label: 'Negocios con la fecha de cierre pasada',
    says: ['negocio pasó su fecha de cierre', 'negocios pasaron su fecha de cierre'],
    verb: 'Abrir',
  },
  atRisk: {
    label: 'Negocios en riesgo',
    says: ['negocio lleva demasiado tiempo sin actividad', 'negocios llevan demasiado tiempo sin actividad'],
    verb: 'Abrir',
  },
};
