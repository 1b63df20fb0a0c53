import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { decimalOf, MoneyError, parseMoney } from '#shared/money.ts';

interface MoneyInputProps {
  id?: string;
  /** Minor units. */
  value?: number | null;
  onChange?: (minor: number | null) => void;
  currency: string;
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** What people type: grouping commas and spaces are only for the eye. */
const plain = (text: string) => text.replace(/[,\s\u00a0\u202f']/g, '');

function read(text: string, currency: string): { minor: number | null; problem?: string } {
  if (plain(text) === '') return { minor: null };
  try {
    return { minor: parseMoney(plain(text), currency) };
  } catch (error) {
    return { minor: null, problem: error instanceof MoneyError ? error.message : String(error) };
  }
}

const show = (minor: number | null | undefined, currency: string) =>
  minor === null || minor === undefined ? '' : decimalOf(minor, currency);

/** A decimal on the screen, exact minor units in the form: no float in between. */
export function MoneyInput({ value, onChange, currency, ...rest }: MoneyInputProps) {
  const [text, setText] = useState(() => show(value, currency));
  const [problem, setProblem] = useState<string>();

  // The form may set the value (reset, a conflict resolved) and the currency may change its number of decimals.
  useEffect(() => {
    setText((typed) => (read(typed, currency).minor === (value ?? null) ? typed : show(value, currency)));
  }, [value, currency]);

  const type = (typed: string) => {
    const { minor, problem: found } = read(typed, currency);
    setText(typed);
    setProblem(found);
    onChange?.(minor);
  };

  return (
    <Input
      {...rest}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      className="figures"
      status={problem ? 'error' : undefined}
      title={problem}
      aria-invalid={!!problem || undefined}
      onChange={(event) => type(event.target.value)}
      onBlur={() => !problem && setText(show(read(text, currency).minor, currency))}
    />
  );
}
