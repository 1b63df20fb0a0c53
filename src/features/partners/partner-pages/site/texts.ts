import { defineTexts, type Part, plural } from '#web/texts.ts';

export const texts = defineTexts('partners/partner-pages/site', {
  applyNow: 'Apply now',
  notOpenYet: 'Not open yet',
  applicationsAreClosed: 'Applications are closed',
  doesYourCompanyAlreadyTakePart:
    'Does your company already take part in the program? Apply with your business email. If its domain is known, you can then ask your company’s administrators for access instead.',
  privateEmailProviderUseYourCompanys: (provider: Part) =>
    `${provider} is a private email provider. Use your company’s address if you have one: reviewers check that you work there.`,
  youGetDecisionWithinBusiness: (reviewDays: number) =>
    `You get a decision within ${plural(reviewDays, 'business day', 'business days')}.`,
  halfAllDecisionsSoFarTook: (promised: Part, medianDays: number) =>
    `${promised} Half of all decisions so far took ${plural(medianDays, 'day', 'days')} or less.`,
  youCanApplyFrom: (opensOn: Part) => `You can apply from ${opensOn}.`,
  applicationsClosedOn: (closesOn: Part) => `Applications closed on ${closesOn}.`,
  thisPageTakesNoApplicationsAt: 'This page takes no applications at the moment.',
});
