import { InputNumber } from 'antd';

interface RateInputProps {
  id?: string;
  /** Parts per million. */
  value?: number | null;
  onChange?: (ppm: number | null) => void;
  max?: number;
  disabled?: boolean;
  status?: 'error' | 'warning' | '';
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** A percentage on the screen, exact parts per million in the form: "12.5" is 125000, by digits alone. */
export function RateInput({ value, onChange, max = 1_000_000, ...rest }: RateInputProps) {
  return (
    <InputNumber<string>
      {...rest}
      stringMode
      min="0"
      max={String(max / 10_000)}
      precision={4}
      parser={(text) => plainPercent(text ?? '')}
      // Without a formatter a fixed precision would show "12.5000".
      formatter={(text, { userTyping }) =>
        userTyping
          ? (text ?? '')
          : String(text ?? '')
              .replace(/(\.\d*?)0+$/, '$1')
              .replace(/\.$/, '')
      }
      suffix="%"
      style={{ width: '100%' }}
      value={value === null || value === undefined ? null : percentOf(value)}
      onChange={(text) => onChange?.(text === null || text === '' ? null : ppmOf(String(text)))}
    />
  );
}

/** "10,5" is ten and a half, never a hundred and five: nobody groups the digits of a percentage. */
export function plainPercent(text: string): string {
  return text.replace(/[\s\u00a0\u202f%]/g, '').replace(',', '.');
}

export function percentOf(ppm: number): string {
  const digits = String(ppm).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, '');
}

export function ppmOf(percent: string): number {
  const [whole = '0', fraction = ''] = percent.split('.');
  return Number(whole + fraction.slice(0, 4).padEnd(4, '0'));
}
