import { ApiError } from '#web/requests/api.ts';
import { texts } from './texts.ts';

/**
 * Nothing was booked. The message appears beside the reference, because a user who enters the second half of an invoice
 * must notice.
 */
export const recordedBefore = (what: 'payment' | 'refund') =>
  new ApiError(409, {
    errors: {
      external_id: [texts.thisWasAlreadyRecordedAndCounts(what)],
    },
  });
