import type { FullTranslation } from '#shared/text/texts.ts';
import type { partnerSteps as english } from './steps.texts.ts';

/** Not yet reviewed by a native speaker. */
export const partnerSteps: FullTranslation<typeof english> = {
  company_details: {
    label: 'Tu empresa',
    title: 'Presenta tu empresa',
    text: 'Tu responsable de partners ve esto, y aparece en el directorio de partners si figuras en él.',
  },
  people: {
    label: 'Personas',
    title: '¿Quién trabaja contigo?',
    text: 'Invita a las personas que registran oportunidades, hacen cursos o se ocupan de los pagos. Reciben un correo con un enlace que funciona una sola vez.',
  },
  payout_details: {
    label: 'Datos de liquidación',
    title: '¿Dónde te pagamos?',
    text: 'Necesitamos tus datos de liquidación antes del primer pago. Puedes añadirlos o cambiarlos más tarde en Liquidaciones.',
  },
  first_contract: {
    label: 'Contrato',
    title: 'Firma tu contrato',
    text: 'Aquí están los contratos que esperan tu firma. Siempre puedes leerlos en Contratos.',
  },
  first_step: {
    label: 'Primer paso',
    title: 'Empieza con una oportunidad o un curso',
    text: 'Registra tu primera oportunidad para protegerla, o haz un curso. Puedes hacer ambas cosas más tarde.',
  },
};
