import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  viewTier: 'Ver nível',
  partner: 'Parceiro',
  tier: 'Nível',
  note: 'Observação',
  reason: 'Motivo',
  keepUntil: 'Mantido até',
  ifNothingChanges: 'Se nada mudar',
  youKeepUntil: 'Você mantém seu nível até',
  warning: (tier, days, missing, risk) =>
    `Seu nível ${tier} está em risco. Faltam ${days} dias. ${missing.length > 0 ? `Ainda falta: ${missing.join('; ')}. ` : ''}${risk ?? ''}`.trim(),
  warningSubject: (tier, days, missing) =>
    `Faltam ${days} dias para manter seu nível ${tier}${missing ? `: ${missing}` : ''}`,
  recovered: 'Você atende novamente aos requisitos do seu nível.',
  recoveredSubject: 'Você mantém seu nível',
  tierNow: (tier) => `Seu nível agora é ${tier}.`,
  tierNowSubject: (tier) => `Seu nível agora é ${tier}`,
  noTierNow: 'Você não tem mais um nível.',
  noTierNowSubject: 'Seu nível foi removido',
  metRequirements: (tier) => `Requisitos de ${tier} atendidos.`,
  didNotMeet: 'Requisitos não atendidos após o período de tolerância.',
  promotionApproved: 'Promoção aprovada',
  downgradeApproved: 'Rebaixamento aprovado',
  appealApproved: (day, note) => `Seu recurso foi aprovado. Você mantém seu nível até ${day}.${note ? ` ${note}` : ''}`,
  appealApprovedSubject: (day) => `Seu recurso foi aprovado: você mantém seu nível até ${day}`,
  appealRejected: (reason) => `Seu recurso foi rejeitado: ${reason}`,
  appealRejectedSubject: 'Seu recurso foi rejeitado',
  newRequirements: (day) => `Os níveis do programa têm novos requisitos a partir de ${day}.`,
  newRequirementsSubject: 'Novos requisitos dos níveis',

  graceStarted: (partner, until, missing) =>
    `${partner} não atende mais aos requisitos do seu nível. O período de tolerância termina em ${until}.${missing.length > 0 ? ` Ainda falta: ${missing.join('; ')}.` : ''}`,
  graceStartedSubject: (partner, missing) => `${partner} pode perder o nível${missing ? `: ${missing}` : ''}`,
  graceEnds: 'Fim do período de tolerância',
  promotion: (partner, tier) => `${partner} atendeu aos requisitos de ${tier}. Aprove ou rejeite a promoção.`,
  promotionSubject: (partner, tier) => `${partner}: promoção para ${tier}`,
  promotionTo: 'Promoção para',
  downgrade: (partner, tier) =>
    `O período de tolerância de ${partner} terminou. Aprove ou rejeite o rebaixamento para ${tier}.`,
  downgradeSubject: (partner, tier) => `${partner}: rebaixamento para ${tier}`,
  downgradeTo: 'Rebaixamento para',
  why: 'Motivo',
  appeals: (partner, reason) => `${partner} recorre da perda do nível: ${reason}`,
  appealsSubject: (partner, tier) => `${partner} recorre da perda do nível${tier ? ` ${tier}` : ''}`,
};
