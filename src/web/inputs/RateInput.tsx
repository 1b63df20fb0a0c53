import { formatRate } from '../region.ts';
import { percentOf, readPercent } from './numberText.ts';
import { TypedInput, type TypedInputProps } from './TypedInput.tsx';

interface RateInputProps extends TypedInputProps<number> {
  /** The maximum in parts per million. */
  max?: number;
}

/** Shows a percentage and keeps exact parts per million in the form. */
export function RateInput({ max = 1_000_000, ...rest }: RateInputProps) {
  return (
    <TypedInput {...rest} suffix="%" read={(text) => readPercent(text, max)} show={percentOf} explain={formatRate} />
  );
}
