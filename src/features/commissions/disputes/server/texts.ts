import { defineTexts } from '#shared/text/texts.ts';

/** Notices about disputes. */
export const texts = defineTexts('commissions/disputes/server', {
  /** The thing asked for: the message of the partner, or the amount of the commission. */
  disputed: (partner: string, number: number, what: string) => `${partner} disputed commission ${number}: ${what}`,
  wrote: (partner: string, number: number, what: string) =>
    `${partner} added a message to the dispute about commission ${number}: ${what}`,
  /** The result: the answer of the company, or the amount of the commission. */
  kept: (company: string, number: number, what: string) => `${company} kept commission ${number} unchanged: ${what}`,
  corrected: (company: string, number: number, what: string) => `${company} corrected commission ${number}: ${what}`,
  said: (company: string, number: number, what: string) => `${company} replied about commission ${number}: ${what}`,
  partner: 'Partner',
  commission: 'Commission',
  deal: 'Deal',
  message: 'Message',
  answer: 'Answer',
  viewCommission: 'View commission',
});
