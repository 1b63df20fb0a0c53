import { defineTexts } from '#shared/text/texts.ts';

const returnedOf = (count: number) =>
  count === 1 ? '1 payment was returned or failed' : `${count} payments were returned or failed`;
const unclearOf = (count: number) => (count === 1 ? '1 line needs review' : `${count} lines need review`);

/** Notices about status files. Only the company's own people get them. */
export const texts = defineTexts('payouts/payment-files/server', {
  /** At least one of the two counts is not zero. */
  report: (file: string, returned: number, unclear: number) =>
    `${[returned > 0 && returnedOf(returned), unclear > 0 && unclearOf(unclear)].filter(Boolean).join(', and ')} in “${file}”.`,
  statusFile: 'Status file',
  returned: 'Returned or failed payments',
  toReview: 'Lines to review',
  openStatusFile: 'Open status file',
});
