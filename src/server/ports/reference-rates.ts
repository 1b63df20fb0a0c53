import type { Clock } from './clock.ts';
import { NoRates, type PublishedDay, readReferenceRates } from './reference-rates-format.ts';

/**
 * The European Central Bank publishes its euro foreign exchange reference rates here, on its working days around 16:00
 * CET.
 */
export const ECB_RATES_URL = 'https://www.ecb.europa.eu/stats/eurofxref';

/** `latest` is the last published day, `recent` the last 90 days. */
export type RatesFile = 'latest' | 'recent';
const FILES: Record<RatesFile, string> = { latest: 'eurofxref-daily.xml', recent: 'eurofxref-hist-90d.xml' };

export interface ReferenceRates {
  /** The host name of the source. */
  host: string;
  /** @returns the days in chronological order @throws NoRates */
  read(file: RatesFile): Promise<PublishedDay[]>;
}

/** Ninety days of thirty currencies take some hundred kilobytes. */
const MOST_BYTES = 2_000_000;
const TIMEOUT_MS = 20_000;
/** All companies share one response, and a failing server is not asked again at once. */
const KEPT_MS = 10 * 60_000;
const FAILURE_KEPT_MS = 20_000;
const MOST_REDIRECTS = 3;

/** The user agent identifies us to the bank. */
const PRODUCT = 'Tandem (partner relationship management; daily reference rates)';

/** @param timeout milliseconds for the whole response */
export function bankRates(url: string, clock: Clock, timeout = TIMEOUT_MS): ReferenceRates {
  const base = url.replace(/\/+$/, '');
  const { host } = new URL(base);
  const kept = new Map<RatesFile, { from: number; until: number; answer: Promise<PublishedDay[]> }>();
  return {
    host,
    read(file) {
      const now = clock.now().getTime();
      const known = kept.get(file);
      if (known && now >= known.from && now < known.until) return known.answer;
      const answer = fetched(`${base}/${FILES[file]}`, timeout).then(readReferenceRates);
      const entry = { from: now, until: now + KEPT_MS, answer };
      kept.set(file, entry);
      answer.catch(() => {
        entry.until = now + FAILURE_KEPT_MS;
      });
      return answer;
    },
  };
}

/** Fetches the text at an address; redirects must stay on its origin. */
async function fetched(address: string, timeout: number): Promise<string> {
  const { origin, host } = new URL(address);
  const signal = AbortSignal.timeout(timeout);
  try {
    let next = address;
    for (let redirects = 0; ; redirects += 1) {
      const response = await fetch(next, {
        redirect: 'manual',
        signal,
        headers: { accept: 'application/xml, text/xml', 'user-agent': PRODUCT },
      });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status > 399 || location === null) return await textOf(response, host);
      await response.body?.cancel();
      next = new URL(location, next).href;
      if (new URL(next).origin !== origin)
        throw new NoRates(`${host} redirects to another site: ${new URL(next).host}.`);
      if (redirects === MOST_REDIRECTS) throw new NoRates(`${host} redirects in a loop.`);
    }
  } catch (error) {
    if (error instanceof NoRates) throw error;
    const { name, cause } = error as Error & { cause?: { code?: string } };
    if (name === 'TimeoutError') throw new NoRates(`${host} did not respond within ${timeout / 1000} seconds.`);
    throw new NoRates(`${host} cannot be reached${cause?.code ? ` (${cause.code})` : ''}.`);
  }
}

async function textOf(response: Response, host: string): Promise<string> {
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new NoRates(`${host} answered ${response.status}.`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (size > MOST_BYTES) throw new NoRates(`${host} sent a response that is too large to be a rates file.`);
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: false }).decode(Buffer.concat(chunks));
}
