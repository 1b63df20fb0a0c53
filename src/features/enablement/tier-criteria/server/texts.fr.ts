import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  viewTier: 'Voir le niveau',
  partner: 'Partenaire',
  tier: 'Niveau',
  note: 'Remarque',
  reason: 'Motif',
  keepUntil: 'Conservé jusqu’au',
  ifNothingChanges: 'Si rien ne change',
  youKeepUntil: 'Vous conservez votre niveau jusqu’au',
  warning: (tier, days, missing, risk) =>
    `Votre niveau ${tier} est menacé. Il reste ${days} jours. ${missing.length > 0 ? `Il manque encore\u00a0: ${missing.join('\u202f; ')}. ` : ''}${risk ?? ''}`.trim(),
  warningSubject: (tier, days, missing) =>
    `Il reste ${days} jours pour conserver votre niveau ${tier}${missing ? `\u00a0: ${missing}` : ''}`,
  recovered: 'Vous remplissez de nouveau les exigences de votre niveau.',
  recoveredSubject: 'Vous conservez votre niveau',
  tierNow: (tier) => `Votre niveau est maintenant ${tier}.`,
  tierNowSubject: (tier) => `Votre niveau est maintenant ${tier}`,
  noTierNow: 'Vous n’avez plus de niveau.',
  noTierNowSubject: 'Votre niveau a été retiré',
  metRequirements: (tier) => `Exigences remplies pour ${tier}.`,
  didNotMeet: 'Exigences non remplies après la période de grâce.',
  promotionApproved: 'Promotion approuvée',
  downgradeApproved: 'Rétrogradation approuvée',
  appealApproved: (day, note) =>
    `Votre recours a été accepté. Vous conservez votre niveau jusqu’au ${day}.${note ? ` ${note}` : ''}`,
  appealApprovedSubject: (day) => `Votre recours a été accepté\u00a0: vous conservez votre niveau jusqu’au ${day}`,
  appealRejected: (reason) => `Votre recours a été refusé\u00a0: ${reason}`,
  appealRejectedSubject: 'Votre recours a été refusé',
  newRequirements: (day) => `Les niveaux du programme ont de nouvelles exigences à partir du ${day}.`,
  newRequirementsSubject: 'Nouvelles exigences des niveaux',

  graceStarted: (partner, until, missing) =>
    `${partner} ne remplit plus les exigences de son niveau. La période de grâce se termine le ${until}.${missing.length > 0 ? ` Il manque encore\u00a0: ${missing.join('\u202f; ')}.` : ''}`,
  graceStartedSubject: (partner, missing) =>
    `${partner} risque de perdre son niveau${missing ? `\u00a0: ${missing}` : ''}`,
  graceEnds: 'Fin de la période de grâce',
  promotion: (partner, tier) => `${partner} remplit les exigences pour ${tier}. Approuvez ou refusez la promotion.`,
  promotionSubject: (partner, tier) => `${partner}\u00a0: promotion vers ${tier}`,
  promotionTo: 'Promotion vers',
  downgrade: (partner, tier) =>
    `La période de grâce de ${partner} est terminée. Approuvez ou refusez la rétrogradation vers ${tier}.`,
  downgradeSubject: (partner, tier) => `${partner}\u00a0: rétrogradation vers ${tier}`,
  downgradeTo: 'Rétrogradation vers',
  why: 'Raison',
  appeals: (partner, reason) => `${partner} fait un recours contre la perte de son niveau\u00a0: ${reason}`,
  appealsSubject: (partner, tier) =>
    `${partner} fait un recours contre la perte de son niveau${tier ? ` ${tier}` : ''}`,
};
