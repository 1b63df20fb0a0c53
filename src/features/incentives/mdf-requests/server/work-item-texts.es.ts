import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toChange: {
    label: 'Solicitudes de fondos por modificar',
    says: ['solicitud de fondos necesita cambios', 'solicitudes de fondos necesitan cambios'],
    verb: 'Modificar',
  },
  toClaim: {
    label: 'MDF por reembolsar',
    says: ['actividad MDF aprobada se puede reembolsar', 'actividades MDF aprobadas se pueden reembolsar'],
    verb: 'Solicitar reembolso',
  },
};
