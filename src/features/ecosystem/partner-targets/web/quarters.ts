import { addMonths } from '#shared/time/dates.ts';
import { quarterOf } from '../quarter.ts';

/** The quarters around a day, newest first, with their first day as value: "Q3 2026". */
export function quartersAround(day: string): { value: string; label: string }[] {
  const first = quarterOf(day);
  return [4, 3, 2, 1, 0, -1, -2].map((quarters) => {
    const value = addMonths(first, 3 * quarters);
    return { value, label: quarterText(value) };
  });
}

export const quarterText = (starts_on: string): string =>
  `Q${Math.ceil(Number(starts_on.slice(5, 7)) / 3)} ${starts_on.slice(0, 4)}`;
