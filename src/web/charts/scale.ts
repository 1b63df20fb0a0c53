/** A value axis, whose ends are round numbers that include all values. */
export interface Scale {
  ticks: number[];
  /** The position of a value, from 0 (bottom) to 1 (top). */
  at: (value: number) => number;
}

const steps = [1, 2, 2.5, 5, 10];

/**
 * Calculates about four round steps that include all values and zero. Whole numbers get whole ticks, because half a
 * deal does not exist.
 */
export function scaleOf(values: readonly number[], count = 4): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const rough = (high - low || 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const whole = values.every(Number.isInteger);
  const step = Math.max(steps.find((one) => one * power >= rough * 0.999)! * power, whole ? 1 : 0);
  const round = whole && step < 10 ? Math.ceil(step) : step;
  const first = Math.floor(low / round);
  const last = Math.max(Math.ceil(high / round), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * round).toPrecision(12)),
  );
  const [bottom, top] = [ticks[0]!, ticks.at(-1)!];
  return { ticks, at: (value) => (value - bottom) / (top - bottom) };
}
