import { ApiError } from '#web/api.ts';

/** Nothing was booked, and whoever enters the second half of an invoice must know: said beside the reference. */
export const recordedBefore = (what: 'payment' | 'refund') =>
  new ApiError(409, {
    errors: {
      external_id: [`This ${what} was already recorded and counts once. Enter a different reference for another one.`],
    },
  });
