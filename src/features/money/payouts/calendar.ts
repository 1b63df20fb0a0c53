import { addDays, addMonths } from '#shared/dates.ts';

/** When a company prepares its payouts by itself, and how long it takes over them. Days after the day of preparation. */
export interface PayoutCalendar {
  /** 1 to 28; null: payouts are prepared by hand. */
  payout_day: number | null;
  payout_review_days: number;
  payout_pay_days: number;
}

export interface PlannedPayout {
  planned_on: string;
  review_until: string;
  pay_by: string;
}

/** The payout of the month in which `today` lies. */
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
