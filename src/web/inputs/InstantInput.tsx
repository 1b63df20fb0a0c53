import { DatePicker } from 'antd';
import dayjs from 'dayjs';

interface InstantInputProps {
  id?: string;
  /** An ISO instant; shown and chosen in the browser's own time zone. */
  value?: string | null;
  onChange?: (instant: string | null) => void;
  placeholder?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** A day and a time of day. */
export function InstantInput({ value, onChange, placeholder = '', ...rest }: InstantInputProps) {
  return (
    <DatePicker
      {...rest}
      showTime={{ format: 'HH:mm' }}
      format="YYYY-MM-DD HH:mm"
      style={{ width: '100%' }}
      placeholder={placeholder}
      value={value ? dayjs(value) : null}
      onChange={(at) => onChange?.(at ? at.toISOString() : null)}
    />
  );
}
