import type { Call } from './call.ts';

/** The currency of amounts that have no other currency. */
export async function baseCurrency(call: Call): Promise<string> {
  if (call.actor.currency) return call.actor.currency;
  const { base_currency } = await call.one<{ base_currency: string }>(
    'select base_currency from organizations where id = $1',
    [call.organization_id],
  );
  return base_currency;
}
