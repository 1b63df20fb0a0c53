import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  applyNow: 'Jetzt bewerben',
  notOpenYet: 'Noch nicht geöffnet',
  applicationsAreClosed: 'Bewerbungen sind derzeit nicht möglich',
  doesYourCompanyAlreadyTakePart:
    'Nimmt Ihre Firma bereits am Programm teil? Bewerben Sie sich mit Ihrer geschäftlichen E-Mail-Adresse. Wenn ihre Domain bekannt ist, können Sie stattdessen bei der Administration Ihrer Firma Zugang anfragen.',
  privateEmailProviderUseYourCompanys: (provider: Part) =>
    `${provider} ist ein privater E-Mail-Anbieter. Verwenden Sie möglichst die Adresse Ihrer Firma: Geprüft wird auch, ob Sie dort arbeiten.`,
  youGetDecisionWithinBusiness: (reviewDays: number) =>
    `Sie erhalten innerhalb von ${plural(reviewDays, 'Arbeitstag', 'Arbeitstagen')} eine Entscheidung.`,
  halfAllDecisionsSoFarTook: (promised: Part, medianDays: number) =>
    `${promised} Die Hälfte aller bisherigen Entscheidungen dauerte höchstens ${plural(medianDays, 'Tag', 'Tage')}.`,
  youCanApplyFrom: (opensOn: Part) => `Sie können sich ab ${opensOn} bewerben.`,
  applicationsClosedOn: (closesOn: Part) => `Die Bewerbungsfrist endete am ${closesOn}.`,
  thisPageTakesNoApplicationsAt: 'Diese Seite nimmt derzeit keine Bewerbungen an.',
};
