import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  codeSubject: (company) => `Seu código para ${company}`,
  enterCode: (code) => `Digite este código para confirmar seu endereço de e-mail: ${code}`,
  codeValid: 'O código é válido por 15 minutos. Se você não preencheu um formulário, ignore este e-mail.',

  submitted: (form, email) => (email ? `Novo envio de “${form}” por ${email}` : `Novo envio de “${form}”`),
  submittedSubject: (form) => `Novo envio: ${form}`,
  viewSubmission: 'Ver envio',
};
