import type { Outgoing } from '../outgoing/outgoing.ts';
import { OutgoingError } from '../outgoing/outgoing-error.ts';
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
const MAX_BYTES = 2_000_000;
const TIMEOUT_MS = 20_000;
/** All companies share one response, and a failing server is not asked again at once. */
const KEPT_MS = 10 * 60_000;
const FAILURE_KEPT_MS = 20_000;
const MAX_REDIRECTS = 3;

/** The user agent identifies us to the bank. */
const PRODUCT = 'Tandem (partner relationship management; daily reference rates)';

/** @param timeout milliseconds for the whole response */
export function bankRates(url: string, clock: Clock, outgoing: Outgoing, timeout = TIMEOUT_MS): ReferenceRates {
  const base = url.replace(/(?<!\/)\/+$/, '');
  const { host, origin } = new URL(base);
  const own = outgoing.allowing([origin]);
  const cache = new Map<RatesFile, { from: number; until: number; answer: Promise<PublishedDay[]> }>();
  return {
    host,
    read(file) {
      const now = clock.now().getTime();
      const cached = cache.get(file);
      if (cached && now >= cached.from && now < cached.until) return cached.answer;
      const answer = fetched(`${base}/${FILES[file]}`, own, timeout).then(readReferenceRates);
      const entry = { from: now, until: now + KEPT_MS, answer };
      cache.set(file, entry);
      answer.catch(() => {
        entry.until = now + FAILURE_KEPT_MS;
      });
      return answer;
    },
  };
}

/** Reads the text at an address; redirects must stay on its origin. */
async function fetched(address: string, outgoing: Outgoing, timeout: number): Promise<string> {
  const { host } = new URL(address);
  try {
    const response = await outgoing.request(address, {
      headers: { accept: 'application/xml, text/xml', 'user-agent': PRODUCT },
      timeout,
      maxBytes: MAX_BYTES,
      redirects: MAX_REDIRECTS,
      sameOrigin: true,
    });
    if (response.status !== 200) throw new NoRates(`${host} answered ${response.status}.`);
    return response.text();
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    const isTooLarge = error.failure === 'too_large';
    throw new NoRates(isTooLarge ? `${host} sent a response that is too large to be a rates file.` : error.message);
  }
}
