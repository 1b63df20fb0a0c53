import type { Outgoing } from '#server/outgoing/outgoing.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import { linkProblem } from '../addresses.ts';
import type { CheckedLinks } from '../schema.ts';

const AT_ONCE = 6;
const MOST_LINKS = 60;
const TIMEOUT_MS = 5_000;

type Checked = CheckedLinks['links'][number];

/** Opens the links of an email. Sites that refuse a HEAD request are asked again with GET. */
export async function checkLinks(outgoing: Pick<Outgoing, 'request'>, urls: readonly string[]): Promise<Checked[]> {
  const waiting = urls.slice(0, MOST_LINKS).map((url, at) => ({ url, at }));
  const results: Checked[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results[next.at] = await checkLink(outgoing, next.url);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

async function checkLink(outgoing: Pick<Outgoing, 'request'>, url: string): Promise<Checked> {
  const problem = linkProblem(url);
  if (problem) return { url, is_ok: false, result: problem };
  if (url.startsWith('mailto:')) return { url, is_ok: true, result: 'Email address' };
  if (url.startsWith('http://'))
    return { url, is_ok: false, result: 'Use https:// so that the link can be checked and is safe.' };
  try {
    const ask = (method: 'HEAD' | 'GET') =>
      outgoing.request(url, { method, redirects: 5, timeout: TIMEOUT_MS, maxBytes: 2_000_000 });
    let { status } = await ask('HEAD');
    if ([400, 403, 404, 405, 501].includes(status)) ({ status } = await ask('GET'));
    if (status < 400) return { url, is_ok: true, result: 'Works' };
    // These sites answer people but not programs.
    if (status === 401 || status === 403 || status === 429)
      return { url, is_ok: true, result: `Cannot be checked (status ${status})` };
    return { url, is_ok: false, result: `The page answers with the status ${status}.` };
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    // A page that is too large to read exists.
    return error.failure === 'too_large'
      ? { url, is_ok: true, result: 'Works' }
      : { url, is_ok: false, result: error.message };
  }
}
