import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  viewTier: 'Ver nivel',
  partner: 'Partner',
  tier: 'Nivel',
  note: 'Nota',
  reason: 'Motivo',
  keepUntil: 'Lo conservas hasta el',
  ifNothingChanges: 'Si nada cambia',
  youKeepUntil: 'Conservas tu nivel hasta el',
  warning: (tier, days, missing, risk) =>
    `Tu nivel ${tier} está en riesgo. Quedan ${days} días. ${missing.length > 0 ? `Aún falta: ${missing.join('; ')}. ` : ''}${risk ?? ''}`.trim(),
  warningSubject: (tier, days, missing) =>
    `Quedan ${days} días para conservar tu nivel ${tier}${missing ? `: ${missing}` : ''}`,
  recovered: 'Cumples de nuevo los requisitos de tu nivel.',
  recoveredSubject: 'Conservas tu nivel',
  tierNow: (tier) => `Tu nivel es ahora ${tier}.`,
  tierNowSubject: (tier) => `Tu nivel es ahora ${tier}`,
  noTierNow: 'Ahora no tienes ningún nivel.',
  noTierNowSubject: 'Se quitó tu nivel',
  metRequirements: (tier) => `Se cumplieron los requisitos de ${tier}.`,
  didNotMeet: 'No se cumplieron los requisitos después del período de gracia.',
  promotionApproved: 'Ascenso aprobado',
  downgradeApproved: 'Descenso aprobado',
  appealApproved: (day, note) => `Se aprobó tu apelación. Conservas tu nivel hasta el ${day}.${note ? ` ${note}` : ''}`,
  appealApprovedSubject: (day) => `Se aprobó tu apelación: conservas tu nivel hasta el ${day}`,
  appealRejected: (reason) => `Se rechazó tu apelación: ${reason}`,
  appealRejectedSubject: 'Se rechazó tu apelación',
  newRequirements: (day) => `Los niveles del programa tienen nuevos requisitos a partir del ${day}.`,
  newRequirementsSubject: 'Nuevos requisitos de los niveles',

  graceStarted: (partner, until, missing) =>
    `${partner} ya no cumple los requisitos de su nivel. El período de gracia termina el ${until}.${missing.length > 0 ? ` Aún falta: ${missing.join('; ')}.` : ''}`,
  graceStartedSubject: (partner, missing) => `${partner} podría perder su nivel${missing ? `: ${missing}` : ''}`,
  graceEnds: 'Fin del período de gracia',
  promotion: (partner, tier) => `${partner} cumplió los requisitos de ${tier}. Aprueba o rechaza el ascenso.`,
  promotionSubject: (partner, tier) => `${partner}: ascenso a ${tier}`,
  promotionTo: 'Ascenso a',
  downgrade: (partner, tier) => `Terminó el período de gracia de ${partner}. Aprueba o rechaza el descenso a ${tier}.`,
  downgradeSubject: (partner, tier) => `${partner}: descenso a ${tier}`,
  downgradeTo: 'Descenso a',
  why: 'Motivo',
  appeals: (partner, reason) => `${partner} apela contra la pérdida de su nivel: ${reason}`,
  appealsSubject: (partner, tier) => `${partner} apela contra la pérdida de su nivel${tier ? ` ${tier}` : ''}`,
};
