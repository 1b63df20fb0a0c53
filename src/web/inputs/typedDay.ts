import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { readWritten, readWrittenMonth, type WritingContext, type Written } from '#shared/time/written-dates.ts';
import { regionLocale, regionToday } from '../region.ts';
import { readRelativeDay } from './relativeDays.ts';
import { texts } from './texts.ts';

dayjs.extend(customParseFormat);

export type DayUnit = 'day' | 'month' | 'instant';

export interface DayLimits {
  /** The format of display. */
  shape: string;
  unit?: DayUnit | undefined;
  /** The value so far: a time alone is that of its day, and a day alone keeps its time. */
  base?: Dayjs | null | undefined;
  min?: Dayjs | undefined;
  /** The meaning of the earliest day: "the day the deal was opened". */
  minIs?: string | undefined;
  max?: Dayjs | undefined;
}

const contextOf = ({ max }: Pick<DayLimits, 'max'>): WritingContext => ({
  today: regionToday(),
  locale: regionLocale(),
  isPast: max && !max.isAfter(regionToday(), 'day'),
  words: readRelativeDay,
});

function understood(text: string, limits: DayLimits): Written {
  if (limits.unit !== 'month') return readWritten(text, contextOf(limits)) ?? {};
  const day = readWrittenMonth(text, contextOf(limits));
  return day ? { day } : {};
}

/** The value that a text says, whatever its limits. */
export function readDay(text: string, limits: DayLimits): Dayjs | undefined {
  const { unit = 'day', base } = limits;
  const { day, time } = understood(text, limits);
  if (unit !== 'instant') return day && !time ? dayjs(day) : undefined;
  const at = time ?? (day && base ? base.format('HH:mm') : undefined);
  if (!at) return undefined;
  return dayjs(`${day ?? base?.format('YYYY-MM-DD') ?? regionToday()}T${at}`);
}

const show = (day: Dayjs, { shape }: DayLimits) => day.format(shape);

function whyUnread(text: string, limits: DayLimits): string {
  const { unit = 'day' } = limits;
  if (unit === 'month') return texts.chooseMonthOrEnterDate;
  const { day, time, choices } = understood(text, limits);
  if (choices) {
    const [one, other] = choices.map((choice) => dayjs(choice).format('MMMM D'));
    return texts.canBeOrWriteMonthAs(text, one, other);
  }
  if (unit === 'day' && time) return texts.enterDayWithoutTime;
  const example = show(dayjs(`${regionToday()}T10:00`), limits);
  if (unit === 'instant' && day) return texts.addTimeSuchAs(example);
  return texts.notUseFormatSuchAs(text, unit === 'day' ? 'day' : 'day and time', example);
}

/** The reason why a text is not an allowed day. */
export function problemOf(text: string, limits: DayLimits): string | undefined {
  const { min, minIs, max } = limits;
  const unit = limits.unit === 'month' ? 'month' : 'day';
  const day = readDay(text, limits);
  if (!day) return whyUnread(text, limits);
  if (min && day.isBefore(min, unit))
    return texts.isBefore(show(day, limits), show(min, limits), minIs ? `, ${minIs}` : '');
  if (!max || !day.isAfter(max, unit)) return undefined;
  return max.isSame(regionToday(), unit)
    ? texts.inFuture(show(day, limits))
    : texts.isAfter(show(day, limits), show(max, limits));
}

/** The meaning of a text in full: "Friday, December 4, 2026 10:00 AM". */
export function understoodDay(text: string, limits: DayLimits): string | undefined {
  const day = text ? readDay(text, limits) : undefined;
  if (!day) return undefined;
  if (limits.unit === 'month') return day.format('MMMM YYYY');
  const long = new Intl.DateTimeFormat(regionLocale(), {
    dateStyle: 'full',
    ...(limits.unit === 'instant' && ({ timeStyle: 'short' } as const)),
  });
  return long.format(day.toDate());
}
