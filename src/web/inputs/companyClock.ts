import dayjs from 'dayjs';
import { wallClock } from '#shared/wall-clock.ts';
import { regionTimeZone } from '../region.ts';

/**
 * What "Today" and "Now" in a picker choose, and the day it marks, go by the company's clocks: days and times in forms are
 * the company's, wherever the browser is. The library asks the day it has for `tz()` where there is one.
 */
dayjs.extend((_, Day) => {
  Object.assign(Day.prototype, { tz: () => dayjs(wallClock(new Date(), regionTimeZone())) });
});
