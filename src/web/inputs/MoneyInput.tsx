import { type FormRule, Input } from 'antd';
import { type ComponentProps, useEffect, useState } from 'react';
import { decimalOf } from '#shared/money.ts';
import { readAmount } from './amountText.ts';
import { RefusingItem, useRefusal } from './refusal.tsx';

interface MoneyInputProps {
  id?: string;
  /** Minor units. */
  value?: number | null;
  onChange?: (minor: number | null) => void;
  onBlur?: () => void;
  currency: string;
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

const show = (minor: number | null | undefined, currency: string) =>
  minor === null || minor === undefined ? '' : decimalOf(minor, currency);

/**
 * A decimal on the screen, exact minor units in the form: no float in between. What is no amount is never handed on, above
 * all not as "nothing": that means the whole deal to a refund and no limit to a rule.
 */
export function MoneyInput({ value, onChange, onBlur, currency, ...rest }: MoneyInputProps) {
  const [text, setText] = useState(() => show(value, currency));
  const { problem, tell, said } = useRefusal();
  const [isLeft, setLeft] = useState(false);

  // The form may set the value (reset, a conflict resolved) and the currency may change its number of decimals.
  useEffect(() => {
    setText((typed) => (readAmount(typed, currency).minor === (value ?? null) ? typed : show(value, currency)));
    tell(undefined);
  }, [value, currency, tell]);

  const type = (typed: string) => {
    const { minor, problem: found } = readAmount(typed, currency);
    setText(typed);
    setLeft(false);
    tell(found);
    if (!found) onChange?.(minor);
  };

  const leave = () => {
    onBlur?.();
    setLeft(true);
    if (!problem) setText(show(readAmount(text, currency).minor, currency));
  };

  return (
    <>
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
        onBlur={leave}
      />
      {isLeft && said}
    </>
  );
}

/** Some of what there is, above zero; `tooMuch` says how much that is. An empty field is for `required` to judge. */
export function someOf(most: number, tooMuch: string): FormRule {
  return {
    validator: (_: unknown, minor?: number | null) => {
      if (minor === null || minor === undefined) return Promise.resolve();
      if (minor <= 0) return Promise.reject(new Error('Say an amount above zero'));
      return minor > most ? Promise.reject(new Error(tooMuch)) : Promise.resolve();
    },
  };
}

/** An amount in a form: what is no amount is said beside it, and the form is not sent. */
export function MoneyItem({
  currency,
  disabled,
  ...item
}: Omit<ComponentProps<typeof RefusingItem>, 'children'> & { currency: string; disabled?: boolean | undefined }) {
  return (
    <RefusingItem {...item}>
      <MoneyInput currency={currency} disabled={disabled} />
    </RefusingItem>
  );
}
