import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import { setRateSource } from '#features/setup/program-settings/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { Job } from '#server/jobs/job.ts';
import type { ReferenceRates } from '#server/ports/reference-rates.ts';
import { NoRates, type PublishedDay } from '#server/ports/reference-rates-format.ts';
import { decimalText } from '#shared/money/rational.ts';
import { addDays, dateInZone, daysBetween } from '#shared/time/dates.ts';
import { wallClock } from '#shared/time/wall-clock.ts';
import type { RateFetching } from '../rate-fetching.schema.ts';
import type { ExchangeRate } from '../schema.ts';
import { PLACES, quotient } from './rates.ts';
import { texts } from './texts.ts';

/** The bank’s longest pauses, at Easter and Christmas, are five days. */
const DAYS_WITHOUT = 6;
const TASK = 'exchange-rates.fetch';

/** @param host of the bank, as this installation reaches it */
export async function rateFetching(call: Call, host: string | null): Promise<RateFetching> {
  const { base_currency: _, chosen_at: __, ...state } = await stateOf(call);
  return { ...state, host };
}

interface State extends Omit<RateFetching, 'host'> {
  base_currency: string;
  chosen_at: string | null;
}

function stateOf(call: Call): Promise<State> {
  return call.one<State>(sql`
    select s.rate_source as source, o.base_currency, f.chosen_at, f.tried_at, f.failing_since, f.failure,
      s.rate_source is not null and coalesce(f.tried_at < f.chosen_at, true) as is_under_way,
      (select max(r.as_of) from exchange_rates r
        where r.organization_id = o.id and r.quote = o.base_currency and r.source = 'ecb') as published_on
    from organizations o left join program_settings s on s.organization_id = o.id
    left join rate_fetches f on f.organization_id = o.id and f.source = 'ecb' where o.id = ${call.organization_id}`);
}

/**
 * From now on rates of this source count beside those people give, and are fetched; null: no fetched ones count.
 * @throws 409 where the operator lets nothing be fetched
 */
export async function chooseRateSource(call: Call, source: 'ecb' | null, host: string | null): Promise<void> {
  if (source !== null && host === null)
    throw conflict('Fetching exchange rates is turned off for this installation. Ask its administrator to allow it.');
  await setRateSource(call, source);
  if (source === null) return;
  await call.run(sql`
    insert into rate_fetches (organization_id, source, chosen_at)
    values (${call.organization_id}, ${source}, ${call.now()})
    on conflict (organization_id, source) do update
    set chosen_at = excluded.chosen_at, failing_since = null, failure = null`);
  await scheduleFetch(call);
}

/** Behind this transaction, whatever there is already. */
export async function scheduleFetch(call: Call): Promise<void> {
  await call.enqueue(TASK, { is_asked: true }, { job_key: `${TASK}:${call.organization_id}` });
}

/**
 * Fetches the rates published since the last time, for a company that wants them. A failure is stored, shown with the
 * rates, and retried in the next hour; after days without rates the people who manage commissions are notified.
 */
export async function fetchRates({ kernel, within }: Job, { is_asked = false }: { is_asked?: boolean }): Promise<void> {
  const { source, published_on, base_currency } = await within(stateOf);
  if (source === null || !(is_asked || isDue(kernel.clock.now(), published_on))) return;
  const outcome = await published(kernel.referenceRates, base_currency, published_on)
    .then((days) => rowsOf(days, base_currency, kernel.clock.now()))
    .catch((error: Error) => {
      if (error instanceof NoRates) return error.message;
      throw error;
    });
  await within(async (call) => {
    const failure = typeof outcome === 'string' ? outcome : null;
    const added = typeof outcome === 'string' ? 0 : await keep(call, outcome, base_currency);
    const now = call.now();
    await call.run(sql`
      update rate_fetches
      set tried_at = ${now}, failure = ${failure}::text,
        failing_since = case when ${failure}::text is not null then coalesce(failing_since, ${now}) end
      where organization_id = ${call.organization_id} and source = ${source}`);
    if (added > 0 || is_asked || failure) await call.announce('exchange_rates.updated', null);
    await tellAfterDays(call);
  });
}

/** Whether a day may be published that we do not have: working days at 16:00 in Frankfurt. Its holidays are asked for in vain. */
export function isDue(now: Date, published_on: string | null): boolean {
  const [today = '', time = ''] = wallClock(now, 'Europe/Berlin').split(' ');
  let day = time >= '16' ? today : addDays(today, -1);
  while (!isWeekday(day)) day = addDays(day, -1);
  return published_on === null || published_on < day;
}

function isWeekday(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** The last day; with all of the last ninety where we have none yet, or days are between. */
async function published(bank: ReferenceRates | null, own: string, since: string | null): Promise<PublishedDay[]> {
  if (!bank)
    throw new NoRates(
      'Fetching exchange rates is turned off for this installation. Ask its administrator to allow it.',
    );
  const latest = await bank.read('latest');
  if (own !== 'EUR' && !latest.at(-1)!.perEuro.has(own))
    throw new NoRates(`The European Central Bank doesn’t publish rates for ${own}, your company’s currency.`);
  if (since !== null && !leavesGap(since, latest.at(-1)!.as_of)) return latest;
  return [...(await bank.read('recent')), ...latest];
}

function leavesGap(since: string, last: string): boolean {
  for (let day = addDays(since, 1); day < last; day = addDays(day, 1)) if (isWeekday(day)) return true;
  return false;
}

interface Derived extends Pick<ExchangeRate, 'base' | 'rate' | 'as_of' | 'derived_from'> {}

/** @throws NoRates */
function rowsOf(days: readonly PublishedDay[], own: string, now: Date): Derived[] {
  // Somewhere it is tomorrow already.
  const last = dateInZone(now, 'Pacific/Kiritimati');
  const ahead = days.find(({ as_of }) => as_of > last);
  if (ahead) throw new NoRates(`The file contains rates for a future date, ${ahead.as_of}.`);
  return days.flatMap((day) => derivedRates(day, own));
}

/**
 * The value of one unit of each currency in the company's own currency. The source publishes the value of one euro, so
 * each rate is the quotient of two published rates: an exact fraction, rounded once, half to even, to ten decimal
 * places. Where one of the two currencies is the euro, no division of two rates is needed.
 */
export function derivedRates({ as_of, perEuro }: PublishedDay, own: string): Derived[] {
  if (own !== 'EUR' && !perEuro.has(own)) return [];
  return ['EUR', ...perEuro.keys()].flatMap((base) => {
    if (base === own) return [];
    const derived_from = [own, base].flatMap((quote) => {
      const rate = perEuro.get(quote);
      return rate === undefined ? [] : [{ base: 'EUR', quote, rate }];
    });
    const rate = decimalText(quotient(base, own, derived_from), PLACES, 'half_even');
    return rate === '0' ? [] : [{ base, rate, as_of, derived_from }];
  });
}

/** Stores new rates; rates that were fetched before stay as they are. @returns the number of new rates */
function keep(call: Call, rows: readonly Derived[], own: string): Promise<number> {
  return call.run(sql`
    insert into exchange_rates (organization_id, base, quote, rate, as_of, source, fetched_at, derived_from)
    select ${call.organization_id}, r.base, ${own}, r.rate, r.as_of, 'ecb', ${call.now()}, r.derived_from
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(base text, rate numeric, as_of date, derived_from jsonb)
    on conflict (organization_id, base, quote, source, as_of) do nothing`);
}

async function tellAfterDays(call: Call): Promise<void> {
  const { published_on, chosen_at, failure } = await stateOf(call);
  const since = published_on ?? chosen_at?.slice(0, 10) ?? call.today();
  const days = daysBetween(since, call.today());
  if (days < DAYS_WITHOUT) return;
  await notify(
    call,
    { mode: 'company', people: await teamMembersWithPermission(call, 'commission_lines', 'manage') },
    () => ({
      kind: 'rates_missing',
      text: texts.missing(days, failure),
      link: '/commissions/rates',
      dedupe_key: `no rates since ${since}`,
    }),
    () => ({ subject: texts.missingSubject(days), action: texts.view }),
  );
}
