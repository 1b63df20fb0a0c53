import type { FormRule } from 'antd';
import type { ComponentProps } from 'react';
import { decimalOf } from '#shared/money/money.ts';
import { moneyText } from '../components/Money.tsx';
import { readAmount } from './amountText.ts';
import { ErrorItem } from './refusal.tsx';
import { TypedInput, type TypedInputProps } from './TypedInput.tsx';

interface MoneyInputProps extends TypedInputProps<number> {
  currency: string;
}

/** Shows a decimal and keeps exact minor units in the form, without floating-point numbers. */
export function MoneyInput({ currency, ...rest }: MoneyInputProps) {
  return (
    <TypedInput
      {...rest}
      read={(text) => readAmount(text, currency)}
      unit={currency}
      show={(minor) => decimalOf(minor, currency)}
      explain={(minor) => moneyText(minor, currency)}
    />
  );
}

/**
 * Requires an amount above zero and up to a maximum; `tooMuch` is the message beyond it. An empty field is left to
 * `required`.
 */
export function validAmounts(most: number, tooMuch: string): FormRule {
  return {
    validator: (_: unknown, minor?: number | null) => {
      if (minor === null || minor === undefined) return Promise.resolve();
      if (minor <= 0) return Promise.reject(new Error('Enter an amount above zero'));
      return minor > most ? Promise.reject(new Error(tooMuch)) : Promise.resolve();
    },
  };
}

/** An amount in a form. An invalid text shows its problem and blocks the form. */
export function MoneyItem({
  currency,
  disabled,
  inputMode,
  ...item
}: Omit<ComponentProps<typeof ErrorItem>, 'children'> & Pick<MoneyInputProps, 'currency' | 'disabled' | 'inputMode'>) {
  return (
    <ErrorItem {...item}>
      <MoneyInput currency={currency} disabled={disabled} inputMode={inputMode} />
    </ErrorItem>
  );
}
