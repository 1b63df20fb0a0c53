import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  applyNow: 'Presentar candidatura',
  notOpenYet: 'Aún no está abierto',
  applicationsAreClosed: 'Las candidaturas están cerradas',
  doesYourCompanyAlreadyTakePart:
    '¿Tu empresa ya participa en el programa? Presenta tu candidatura con tu correo de trabajo. Si su dominio es conocido, podrás solicitar acceso a los administradores de tu empresa en lugar de presentarla.',
  privateEmailProviderUseYourCompanys: (provider: Part) =>
    `${provider} es un proveedor de correo personal. Usa el correo de tu empresa si tienes uno: en la revisión se comprueba que trabajas allí.`,
  youGetDecisionWithinBusiness: (reviewDays: number) =>
    `Recibirás una decisión en un plazo de ${plural(reviewDays, 'día laborable', 'días laborables')}.`,
  halfAllDecisionsSoFarTook: (promised: Part, medianDays: number) =>
    `${promised} Hasta ahora, la mitad de las decisiones ha tardado ${plural(medianDays, 'día', 'días')} o menos.`,
  youCanApplyFrom: (opensOn: Part) => `Puedes presentar tu candidatura a partir del ${opensOn}.`,
  applicationsClosedOn: (closesOn: Part) => `Las candidaturas se cerraron el ${closesOn}.`,
  thisPageTakesNoApplicationsAt: 'Esta página no acepta candidaturas en este momento.',
};
