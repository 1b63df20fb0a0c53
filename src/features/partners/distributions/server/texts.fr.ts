import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const sides = { distributor: 'distributeur', reseller: 'revendeur' };

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  proposed: (other, side) => `${other} souhaite être votre ${sides[side]}. Acceptez ou déclinez.`,
  proposedSubject: (other) => `${other} propose un lien de distribution`,
  started: (other, side) => `${other} est maintenant votre ${sides[side]}.`,
  startedSubject: (other, side) => `${other} est maintenant votre ${sides[side]}`,
  ended: (other, side) =>
    `${other} n’est plus votre ${sides[side]}. Les affaires de cette période restent telles quelles.`,
  endedSubject: (other, side) => `${other} n’est plus votre ${sides[side]}`,
  declined: (side) => `Votre proposition à un ${sides[side]} a été déclinée.`,
  declinedSubject: 'Votre proposition a été déclinée',
  answer: 'Répondre',

  proposalDeclined: (distributor, reseller) =>
    `Un lien de distribution proposé entre ${distributor ?? 'un distributeur'} et ${reseller ?? 'un revendeur'} a été décliné.`,
  distributionEnded: (distributor, reseller) =>
    `Le lien de distribution entre ${distributor} et ${reseller} a pris fin.`,
};
