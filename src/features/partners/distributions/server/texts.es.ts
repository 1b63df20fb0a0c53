import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const sides = { distributor: 'distribuidor', reseller: 'revendedor' };

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  proposed: (other, side) => `${other} quiere ser tu ${sides[side]}. Acepta o rechaza.`,
  proposedSubject: (other) => `${other} propone una distribución`,
  started: (other, side) => `${other} es ahora tu ${sides[side]}.`,
  startedSubject: (other, side) => `${other} es ahora tu ${sides[side]}`,
  ended: (other, side) => `${other} ya no es tu ${sides[side]}. Los negocios de ese período se quedan como están.`,
  endedSubject: (other, side) => `${other} ya no es tu ${sides[side]}`,
  declined: (side) => `Tu propuesta a un ${sides[side]} fue rechazada.`,
  declinedSubject: 'Tu propuesta fue rechazada',
  answer: 'Responder',

  proposalDeclined: (distributor, reseller) =>
    `Se rechazó una distribución propuesta entre ${distributor ?? 'un distribuidor'} y ${reseller ?? 'un revendedor'}.`,
  distributionEnded: (distributor, reseller) => `La distribución entre ${distributor} y ${reseller} terminó.`,
};
