import { durationUnits } from '#shared/time/durations.ts';
import { formatNumber } from '../region.ts';
import { type NumberLimits, readNumber } from './numberText.ts';
import { TypedInput, type TypedInputProps } from './TypedInput.tsx';

/**
 * A number within limits; `decimals` is the number of decimals it may have, by default none. With a unit of time as
 * suffix it understands lengths of time: "3 weeks" are 21 days.
 */
export function NumberInput({ min, max, decimals, unit, ...rest }: TypedInputProps<number> & NumberLimits) {
  const length = unit ?? durationUnits.find((one) => one === rest.suffix);
  return (
    <TypedInput
      {...rest}
      inputMode={min !== undefined && min >= 0 && !length ? 'decimal' : 'text'}
      read={(text) => readNumber(text, { min, max, unit: length, ...(decimals && { decimals }) })}
      show={String}
      explain={formatNumber}
    />
  );
}
