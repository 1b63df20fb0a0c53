import { addDays, addMonths } from '#shared/time/dates.ts';

/**
 * The day on which a company's payouts are prepared automatically, and the periods for review and payment, in days
 * after that.
 */
export interface PayoutCalendar {
  /** A day from 1 to 28; null when payouts are prepared by hand. */
  payout_day: number | null;
  payout_review_days: number;
  payout_pay_days: number;
}

export interface PlannedPayout {
  planned_on: string;
  review_until: string;
  pay_by: string;
}

/** The payout planned in the month of `today`. */
export function plannedInMonth(today: string, calendar: PayoutCalendar): PlannedPayout | null {
  if (calendar.payout_day === null) return null;
  const planned_on = `${today.slice(0, 8)}${String(calendar.payout_day).padStart(2, '0')}`;
  return {
    planned_on,
    review_until: addDays(planned_on, calendar.payout_review_days),
    pay_by: addDays(planned_on, calendar.payout_pay_days),
  };
}

/** The first payout that is prepared on `today` or later. */
export function nextPlanned(today: string, calendar: PayoutCalendar): PlannedPayout | null {
  const planned = plannedInMonth(today, calendar);
  if (!planned || planned.planned_on >= today) return planned;
  return plannedInMonth(addMonths(planned.planned_on, 1), calendar);
}
