/** Whether the run proves only that the benches work (`npm run bench -- --tiny`). Its measures mean nothing. */
export const IS_TINY = process.env.BENCH_TINY === '1';

/** @returns the size to measure with, or in a tiny run the one that is done in an instant */
export const size = (measured: number, tiny: number): number => (IS_TINY ? tiny : measured);
