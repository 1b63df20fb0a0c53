import { formatEventTime } from '#web/region.ts';
import type { Meeting } from '../schema.ts';

/** The column with the start of a meeting in the reader's time zone. */
export const startsAt = {
  of: 'starts_at',
  render: ({ starts_at, time_zone }: Meeting) =>
    starts_at && (
      <time className="figures" dateTime={starts_at}>
        {formatEventTime(starts_at, time_zone)}
      </time>
    ),
} as const;
