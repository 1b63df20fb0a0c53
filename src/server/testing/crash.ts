import { Call } from '../call.ts';
import type { Tx } from '../db/client.ts';

/** Thrown at the point where a process dies in a test. */
export class Crash extends Error {}

/** The same call, except that its n-th statement never runs because the process has died. */
export function crashingAt(call: Call, n: number): Call {
  let left = n;
  function step(): void {
    left -= 1;
    if (left < 0) throw new Crash(`died before statement ${n + 1}`);
  }
  const tx = {
    rows: (...values: Parameters<Tx['rows']>) => {
      step();
      return call.tx.rows(...values);
    },
    run: (...values: Parameters<Tx['run']>) => {
      step();
      return call.tx.run(...values);
    },
    batch: (...values: Parameters<Tx['batch']>) => {
      step();
      return call.tx.batch(...values);
    },
    enter: (...values: Parameters<Tx['enter']>) => call.tx.enter(...values),
  };
  return new Call({ ...call, tx: tx as unknown as Tx });
}
