import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  viewTier: 'Stufe ansehen',
  partner: 'Partner',
  tier: 'Stufe',
  note: 'Notiz',
  reason: 'Grund',
  keepUntil: 'Sie behalten sie bis',
  ifNothingChanges: 'Wenn sich nichts ändert',
  youKeepUntil: 'Sie behalten Ihre Stufe bis',
  warning: (tier, days, missing, risk) =>
    `Ihre Stufe ${tier} ist gefährdet. Es bleiben ${days} Tage. ${missing.length > 0 ? `Noch nötig: ${missing.join('; ')}. ` : ''}${risk ?? ''}`.trim(),
  warningSubject: (tier, days, missing) =>
    `Noch ${days} Tage, um Ihre Stufe ${tier} zu behalten${missing ? `: ${missing}` : ''}`,
  recovered: 'Sie erfüllen die Anforderungen Ihrer Stufe wieder.',
  recoveredSubject: 'Sie behalten Ihre Stufe',
  tierNow: (tier) => `Ihre Stufe ist jetzt ${tier}.`,
  tierNowSubject: (tier) => `Ihre Stufe ist jetzt ${tier}`,
  noTierNow: 'Sie haben jetzt keine Stufe.',
  noTierNowSubject: 'Ihre Stufe wurde entfernt',
  metRequirements: (tier) => `Anforderungen für ${tier} erfüllt.`,
  didNotMeet: 'Anforderungen nach der Schonfrist nicht erfüllt.',
  promotionApproved: 'Hochstufung genehmigt',
  downgradeApproved: 'Herabstufung genehmigt',
  appealApproved: (day, note) =>
    `Ihrem Widerspruch wurde stattgegeben. Sie behalten Ihre Stufe bis ${day}.${note ? ` ${note}` : ''}`,
  appealApprovedSubject: (day) => `Ihrem Widerspruch wurde stattgegeben: Sie behalten Ihre Stufe bis ${day}`,
  appealRejected: (reason) => `Ihr Widerspruch wurde abgelehnt: ${reason}`,
  appealRejectedSubject: 'Ihr Widerspruch wurde abgelehnt',
  newRequirements: (day) => `Für die Stufen des Programms gelten ab ${day} neue Anforderungen.`,
  newRequirementsSubject: 'Neue Anforderungen der Stufen',

  graceStarted: (partner, until, missing) =>
    `${partner} erfüllt die Anforderungen seiner Stufe nicht mehr. Die Schonfrist endet am ${until}.${missing.length > 0 ? ` Noch nötig: ${missing.join('; ')}.` : ''}`,
  graceStartedSubject: (partner, missing) => `${partner} könnte seine Stufe verlieren${missing ? `: ${missing}` : ''}`,
  graceEnds: 'Ende der Schonfrist',
  promotion: (partner, tier) =>
    `${partner} hat die Anforderungen für ${tier} erfüllt. Genehmigen Sie die Hochstufung oder lehnen Sie sie ab.`,
  promotionSubject: (partner, tier) => `${partner}: Hochstufung zu ${tier}`,
  promotionTo: 'Hochstufung zu',
  downgrade: (partner, tier) =>
    `Die Schonfrist von ${partner} ist zu Ende. Genehmigen Sie die Herabstufung zu ${tier} oder lehnen Sie sie ab.`,
  downgradeSubject: (partner, tier) => `${partner}: Herabstufung zu ${tier}`,
  downgradeTo: 'Herabstufung zu',
  why: 'Grund',
  appeals: (partner, reason) => `${partner} widerspricht dem Verlust der Stufe: ${reason}`,
  appealsSubject: (partner, tier) => `${partner} widerspricht dem Verlust der Stufe${tier ? ` ${tier}` : ''}`,
};
