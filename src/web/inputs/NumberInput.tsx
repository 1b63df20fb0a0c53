import { type NumberLimits, readNumber } from './numberText.ts';
import { TypedInput, type TypedInputProps } from './TypedInput.tsx';

/** A number within limits; `decimals` is the number of decimals it may have, by default none. */
export function NumberInput({ min, max, decimals, ...rest }: TypedInputProps<number> & NumberLimits) {
  return (
    <TypedInput
      {...rest}
      inputMode={min !== undefined && min >= 0 ? 'decimal' : 'text'}
      read={(text) => readNumber(text, { min, max, ...(decimals && { decimals }) })}
      show={String}
    />
  );
}
