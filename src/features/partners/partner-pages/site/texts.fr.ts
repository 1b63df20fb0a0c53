import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  applyNow: 'Déposer une candidature',
  notOpenYet: 'Pas encore ouvert',
  applicationsAreClosed: 'Les candidatures sont fermées',
  doesYourCompanyAlreadyTakePart:
    'Votre entreprise participe déjà au programme\u202f? Déposez votre candidature avec votre adresse e-mail professionnelle. Si son domaine est connu, vous pourrez demander l’accès aux administrateurs de votre entreprise.',
  privateEmailProviderUseYourCompanys: (provider: Part) =>
    `${provider} est un fournisseur d’adresses e-mail personnelles. Utilisez l’adresse de votre entreprise si vous en avez une\u00a0: l’examen vérifie que vous y travaillez.`,
  youGetDecisionWithinBusiness: (reviewDays: number) =>
    `Vous recevrez une décision sous ${plural(reviewDays, 'jour ouvré', 'jours ouvrés')}.`,
  halfAllDecisionsSoFarTook: (promised: Part, medianDays: number) =>
    `${promised} Jusqu’ici, la moitié des décisions ont pris ${plural(medianDays, 'jour', 'jours')} au plus.`,
  youCanApplyFrom: (opensOn: Part) => `Vous pourrez déposer votre candidature à partir du ${opensOn}.`,
  applicationsClosedOn: (closesOn: Part) => `Les candidatures sont fermées depuis le ${closesOn}.`,
  thisPageTakesNoApplicationsAt: 'Cette page n’accepte pas de candidatures pour le moment.',
};
