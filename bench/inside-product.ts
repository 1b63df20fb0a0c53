/**
 * Loaded into the product's process before it starts (NODE_OPTIONS=--import). Adds a CRM that runs outside, at
 * BENCH_CRM_URL, and a clock that is wrong by the milliseconds in the file BENCH_CLOCK_FILE.
 */
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { BENCH_CLOCK_FILE, BENCH_CRM_URL } = process.env;
if (isMainThread && BENCH_CLOCK_FILE) skewClock(BENCH_CLOCK_FILE);
if (isMainThread && BENCH_CRM_URL) (await import('./outside-crm.ts')).declareOutsideCrm(BENCH_CRM_URL);

function skewClock(file: string): void {
  const Real = Date;
  let skew = 0;
  const read = () => {
    skew = Number(readFileSync(file, 'utf8')) || 0;
  };
  read();
  setInterval(read, 100).unref();
  const now = () => Real.now() + skew;
  globalThis.Date = new Proxy(Real, {
    construct: (_target, args) => Reflect.construct(Real, args.length > 0 ? args : [now()]) as Date,
    apply: () => new Real(now()).toString(),
    get: (_target, key) => (key === 'now' ? now : Reflect.get(Real, key)),
  });
}
