import dayjs from 'dayjs';
import { instantOfWall, wallClock } from '#shared/time/wall-clock.ts';
import { regionLocale, regionTimeZone } from '../region.ts';
import { type DayEvents, DayPicker } from './DayPicker.tsx';

interface InstantInputProps extends DayEvents {
  id?: string;
  /** The time zone in which the time is shown and selected, wherever the browser is; by default the company's. */
  zone?: string;
  /** An ISO instant. */
  value?: string | null;
  onChange?: (instant: string | null) => void;
  disabled?: boolean;
  placeholder?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

const shapes: Record<string, string> = {
  'en-US': 'MMM D, YYYY h:mm A',
  'en-CA': 'MMM D, YYYY h:mm A',
  'en-GB': 'D MMM YYYY HH:mm',
};

/** Selects a day and a time, or accepts them as text: tomorrow 10am. */
export function InstantInput({ value, onChange, zone = regionTimeZone(), ...rest }: InstantInputProps) {
  const shape = shapes[regionLocale()] ?? 'YYYY-MM-DD HH:mm';
  const choose = (wall: string) => onChange?.(instantOfWall(wall, zone).toISOString());
  return (
    <DayPicker
      {...rest}
      showTime={{ format: shape.endsWith('A') ? 'h:mm A' : 'HH:mm' }}
      unit="instant"
      shape={shape}
      value={value ? dayjs(wallClock(value, zone)) : null}
      onChange={(at) => (at ? choose(at.format('YYYY-MM-DD HH:mm:ss')) : onChange?.(null))}
    />
  );
}
