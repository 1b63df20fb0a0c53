import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { instantOfWall, wallClock } from '#shared/wall-clock.ts';
import { regionLocale, regionTimeZone } from '../region.ts';
import { chooseByEnter } from './DateInput.tsx';

interface InstantInputProps {
  id?: string;
  /** An ISO instant; shown and chosen as the clocks of the company have it, wherever the browser is. */
  value?: string | null;
  onChange?: (instant: string | null) => void;
  disabled?: boolean;
  placeholder?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

const shapes: Record<string, string> = {
  'en-US': 'MMM D, YYYY HH:mm',
  'en-CA': 'MMM D, YYYY HH:mm',
  'en-GB': 'D MMM YYYY HH:mm',
};

/** A day and a time of day. */
export function InstantInput({ value, onChange, placeholder = '', ...rest }: InstantInputProps) {
  const zone = regionTimeZone();
  const choose = (wall: string) => onChange?.(instantOfWall(wall, zone).toISOString());
  return (
    <DatePicker
      {...rest}
      onKeyDown={chooseByEnter}
      showTime={{ format: 'HH:mm' }}
      format={[shapes[regionLocale()] ?? 'YYYY-MM-DD HH:mm', 'YYYY-MM-DD HH:mm', 'YYYY-MM-DD']}
      style={{ width: '100%' }}
      placeholder={placeholder}
      value={value ? dayjs(wallClock(value, zone)) : null}
      onChange={(at) => (at ? choose(at.format('YYYY-MM-DD HH:mm:ss')) : onChange?.(null))}
    />
  );
}
