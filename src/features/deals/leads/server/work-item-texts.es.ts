import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toAnswer: {
    label: 'Leads por responder',
    says: ['lead necesita tu respuesta', 'leads necesitan tu respuesta'],
    verb: 'Responder',
  },
  toContact: {
    label: 'Leads por contactar',
    says: ['lead espera tu primer contacto', 'leads esperan tu primer contacto'],
    verb: 'Abrir',
  },
};
