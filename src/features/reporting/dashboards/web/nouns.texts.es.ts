import type { FullTranslation } from '#shared/text/texts.ts';
import type { nounTexts as english } from './nouns.texts.ts';

/** Not yet reviewed by a native speaker. */
export const nounTexts: FullTranslation<typeof english> = {
  commission: ['comisión', 'comisiones'],
  registration: ['registro', 'registros'],
  lead: ['lead', 'leads'],
  deal: ['negocio', 'negocios'],
  'open deal': ['negocio abierto', 'negocios abiertos'],
  partner: ['partner', 'partners'],
  line: ['línea', 'líneas'],
  plan: ['plan', 'planes'],
  certificate: ['certificado', 'certificados'],
  step: ['paso', 'pasos'],
  submission: ['envío', 'envíos'],
  meeting: ['reunión', 'reuniones'],
  task: ['tarea', 'tareas'],
  'sign-up': ['alta', 'altas'],
  sale: ['venta', 'ventas'],
};
