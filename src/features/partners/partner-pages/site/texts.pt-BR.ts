import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  applyNow: 'Enviar candidatura',
  notOpenYet: 'As candidaturas ainda não estão abertas',
  applicationsAreClosed: 'As candidaturas estão encerradas',
  doesYourCompanyAlreadyTakePart:
    'Sua empresa já participa do programa? Candidate-se com seu e-mail corporativo. Se o domínio for conhecido, você poderá pedir acesso aos administradores da sua empresa.',
  privateEmailProviderUseYourCompanys: (provider: Part) =>
    `${provider} é um provedor de e-mail pessoal. Se você tem um endereço da sua empresa, use-o: a análise verifica se você trabalha nela.`,
  youGetDecisionWithinBusiness: (reviewDays: number) =>
    `Você recebe uma decisão em até ${plural(reviewDays, 'dia útil', 'dias úteis')}.`,
  halfAllDecisionsSoFarTook: (promised: Part, medianDays: number) =>
    `${promised} Metade das decisões até agora levou ${plural(medianDays, 'dia', 'dias')} ou menos.`,
  youCanApplyFrom: (opensOn: Part) => `Você pode se candidatar a partir de ${opensOn}.`,
  applicationsClosedOn: (closesOn: Part) => `As candidaturas foram encerradas em ${closesOn}.`,
  thisPageTakesNoApplicationsAt: 'Esta página não recebe candidaturas no momento.',
};
