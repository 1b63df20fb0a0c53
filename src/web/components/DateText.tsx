import { formatDay, formatInstant, formatRelative } from '../region.ts';

interface DateTextProps {
  value: string | null | undefined;
  /** Defaults to `day`; `relative` shows "3 days ago" with the exact time on hover. */
  as?: 'day' | 'instant' | 'relative';
}

export function DateText({ value, as = 'day' }: DateTextProps) {
  if (!value) return <span className="meta">–</span>;
  const text = as === 'day' ? formatDay(value) : as === 'instant' ? formatInstant(value) : formatRelative(value);
  return (
    <time className="figures" dateTime={value} title={formatInstant(value)}>
      {text}
    </time>
  );
}
