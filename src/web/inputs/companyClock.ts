import dayjs from 'dayjs';
import { wallClock } from '#shared/time/wall-clock.ts';
import { regionTimeZone } from '../region.ts';

/**
 * Pickers use the company's time zone for "Today", "Now" and the marked day, because days and times in forms are the
 * company's, wherever the browser is. The library calls `tz()` of its date objects if it exists.
 */
dayjs.extend((_, Day) => {
  Object.assign(Day.prototype, { tz: () => dayjs(wallClock(new Date(), regionTimeZone())) });
});
