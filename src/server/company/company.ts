import type { Call } from '../call.ts';
import { sql } from '../db/sql.ts';

/** Whether amounts of the company are calculated in its base currency, so that it can no longer change. */
export type CurrencyLock = (call: Call) => Promise<boolean>;

const currencyLocks: CurrencyLock[] = [];

/** Declares what makes the base currency final; a feature lists it as `locksCurrency` in its `server/index.ts`. */
export function defineCurrencyLock(isLocked: CurrencyLock): CurrencyLock {
  currencyLocks.push(isLocked);
  return isLocked;
}

export async function isCurrencyLocked(call: Call): Promise<boolean> {
  for (const isLocked of currencyLocks) if (await isLocked(call)) return true;
  return false;
}

/** The currency of amounts that have no other currency. */
export async function baseCurrency(call: Call): Promise<string> {
  if (call.actor.currency) return call.actor.currency;
  const { base_currency } = await call.one<{ base_currency: string }>(
    sql`select base_currency from organizations where id = ${call.organization_id}`,
  );
  return base_currency;
}
