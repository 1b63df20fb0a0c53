import { readTime } from '#shared/time/written-dates.ts';
import { cachedByLocale } from '../region.ts';
import { TypedInput, type TypedInputProps } from './TypedInput.tsx';
import { texts } from './texts.ts';

const clock = cachedByLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }));

/** A time of day, `14:05`, in the region's format. It understands "2pm" and "14:05" everywhere. */
export function TimeInput(props: TypedInputProps<string>) {
  return <TypedInput {...props} inputMode="text" read={readTimeText} show={showTime} explain={showTime} />;
}

const showTime = (time: string): string => clock().format(new Date(`1970-01-01T${time.slice(0, 5)}:00Z`));

function readTimeText(text: string) {
  const value = text.trim() === '' ? null : (readTime(text) ?? null);
  const problem =
    text.trim() !== '' && value === null ? texts.notTimeSuchAs(text.trim(), showTime('10:00')) : undefined;
  return { value, ...(problem && { problem }) };
}
