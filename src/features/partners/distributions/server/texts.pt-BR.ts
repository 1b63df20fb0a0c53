import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const yours = { distributor: 'seu distribuidor', reseller: 'sua revenda' };

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  proposed: (other, side) => `${other} quer ser ${yours[side]}. Aceite ou recuse.`,
  proposedSubject: (other) => `${other} propõe uma distribuição`,
  started: (other, side) => `${other} agora é ${yours[side]}.`,
  startedSubject: (other, side) => `${other} agora é ${yours[side]}`,
  ended: (other, side) => `${other} não é mais ${yours[side]}. Os negócios desse período permanecem como estão.`,
  endedSubject: (other, side) => `${other} não é mais ${yours[side]}`,
  declined: (side) => `Sua proposta a ${side === 'distributor' ? 'um distribuidor' : 'uma revenda'} foi recusada.`,
  declinedSubject: 'Sua proposta foi recusada',
  answer: 'Responder',

  proposalDeclined: (distributor, reseller) =>
    `Uma distribuição proposta entre ${distributor ?? 'um distribuidor'} e ${reseller ?? 'uma revenda'} foi recusada.`,
  distributionEnded: (distributor, reseller) => `A distribuição entre ${distributor} e ${reseller} foi encerrada.`,
};
