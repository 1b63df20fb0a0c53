import { defineTexts } from '#shared/text/texts.ts';

/** Notices about deals with a distributor. */
export const texts = defineTexts('deals/distributor-deals/server', {
  /** A deal whose name its reader may not know. */
  numbered: (number: number | string) => `No. ${number}`,
  waiting: (reseller: string, deal: string) =>
    `${reseller} registered the deal ${deal} with you as distributor. Confirm or decline.`,
  due: (reseller: string, deal: string) => `${reseller} still waits for your confirmation of the deal ${deal}.`,
  confirmSubject: (deal: string, reseller: string) => `Confirm the deal ${deal} of ${reseller}`,
  answer: 'Answer',
  confirmed: (distributor: string, deal: string) => `${distributor} confirmed the deal ${deal}.`,
  declined: (distributor: string, deal: string) => `${distributor} declined the deal ${deal}.`,
  overdue: (distributor: string, deal: string) => `${distributor} did not answer in time for the deal ${deal}.`,
});
