import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const sides = { distributor: 'Distributor', reseller: 'Reseller' };

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  proposed: (other, side) => `${other} möchte Ihr ${sides[side]} sein. Nehmen Sie an oder lehnen Sie ab.`,
  proposedSubject: (other) => `${other} schlägt eine Distribution vor`,
  started: (other, side) => `${other} ist jetzt Ihr ${sides[side]}.`,
  startedSubject: (other, side) => `${other} ist jetzt Ihr ${sides[side]}`,
  ended: (other, side) => `${other} ist nicht mehr Ihr ${sides[side]}. Deals aus dieser Zeit bleiben, wie sie sind.`,
  endedSubject: (other, side) => `${other} ist nicht mehr Ihr ${sides[side]}`,
  declined: (side) => `Ihr Vorschlag an einen ${sides[side]} wurde abgelehnt.`,
  declinedSubject: 'Ihr Vorschlag wurde abgelehnt',
  answer: 'Antworten',

  proposalDeclined: (distributor, reseller) =>
    `Eine vorgeschlagene Distribution zwischen ${distributor ?? 'einem Distributor'} und ${reseller ?? 'einem Reseller'} wurde abgelehnt.`,
  distributionEnded: (distributor, reseller) => `Die Distribution zwischen ${distributor} und ${reseller} ist beendet.`,
};
