import { type NumberLimits, readNumber } from './numberText.ts';
import { TypedInput, type TypedInputProps } from './TypedInput.tsx';

/** A number within its limits; a whole one unless `decimals` says how many more digits it may have. */
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
