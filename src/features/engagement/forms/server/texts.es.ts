import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  codeSubject: (company) => `Tu código para ${company}`,
  enterCode: (code) => `Introduce este código para confirmar tu dirección de correo: ${code}`,
  codeValid: 'El código es válido durante 15 minutos. Si no rellenaste ningún formulario, ignora este correo.',

  submitted: (form, email) => (email ? `Nuevo envío de «${form}» de ${email}` : `Nuevo envío de «${form}»`),
  submittedSubject: (form) => `Nuevo envío: ${form}`,
  viewSubmission: 'Ver envío',
};
