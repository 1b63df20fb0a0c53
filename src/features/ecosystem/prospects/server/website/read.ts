import { Refusal } from '#server/errors.ts';
import { guardedTask } from '#server/guarded/guarded.ts';
import type { Outgoing, OutgoingResponse } from '#server/outgoing/outgoing.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import { domainKey } from '#shared/matching.ts';
import type { Finding } from '../../schema.ts';
import type { Page } from './page.ts';
import type { RobotRules, WebsiteAnswer, WebsiteTask } from './website.task.ts';

export type Reading =
  | { status: 'read'; findings: Finding[]; pages: number }
  | { status: 'disallowed' | 'failed'; message: string };

const AGENT = 'Tandem';
const PAGES = 4;
const TIMEOUT = 10_000;
const ROBOTS_BYTES = 512_000;
const PAGE_BYTES = 2_000_000;
const MAX_DELAY_MS = 5_000;
/** Pages where companies state who and where they are. */
const TELLING = /contact|kontakt|about|company|unternehmen|imprint|impressum|locations|offices|standorte|legal/i;

const limits = { subject: 'The website', field: 'website', seconds: 10, isStrict: true } as const;
const parse = guardedTask<typeof import('./website.task.ts').run>(
  new URL('./website.task.ts', import.meta.url),
  limits,
);

interface Options {
  outgoing: Outgoing;
  /** The company that reads. */
  share: string;
  /** Describes to website owners who reads, with an address for questions. */
  baseUrl: string;
  wait?: (milliseconds: number) => Promise<void>;
}

/**
 * Reads the home page of a website and up to three pages it links to, as far as robots.txt allows. Robots rules are
 * read like RFC 9309: without the file everything is allowed, while a server that fails to send it allows nothing.
 */
export async function readWebsite(host: string, { outgoing, share, baseUrl, wait = pause }: Options): Promise<Reading> {
  const headers = { 'user-agent': `${AGENT} (reads this page once for a person; ${baseUrl})`, accept: 'text/html' };
  const get = (url: string, maxBytes: number) =>
    outgoing.request(url, { headers, redirects: 5, timeout: TIMEOUT, maxBytes });
  const read = <Answer extends WebsiteAnswer>(task: WebsiteTask) => parse(task, { share }) as Promise<Answer>;
  const pageOf = async ({ url, text }: OutgoingResponse) => {
    const { page } = await read<{ page: Page }>({ kind: 'page', html: text() });
    return { url, page };
  };
  try {
    const origin = `https://${host}`;
    const robots = await robotsOf(origin, (url) => get(url, ROBOTS_BYTES));
    if (!robots) return { status: 'failed', message: 'The website did not send its rules for robots.' };
    const home = `${origin}/`;
    const rulesFor = (urls: readonly string[]) =>
      read<RobotRules>({ kind: 'robots', url: `${origin}/robots.txt`, text: robots.rules, agent: AGENT, urls });
    const atHome = await rulesFor([home]);
    if (!atHome.allowed[0]) return { status: 'disallowed', message: 'The website does not allow robots to read it.' };
    const first = await get(home, PAGE_BYTES);
    if (first.status !== 200 || !isHtml(first))
      return { status: 'failed', message: `The website answered ${first.status} without a page.` };
    if (domainKey(new URL(first.url).hostname) !== domainKey(host))
      return { status: 'failed', message: `The website redirects to ${new URL(first.url).hostname}.` };
    // After a redirect, other rules apply on the host that answered.
    const isSameOrigin = new URL(first.url).origin === origin;
    const pages = [await pageOf(first)];
    const delay = Math.min(atHome.delay * 1000, MAX_DELAY_MS);
    const links = isSameOrigin ? tellingLinks(pages[0]!.page, first.url) : [];
    const { allowed } = links.length > 0 ? await rulesFor(links) : { allowed: [] };
    for (const url of links.filter((_, at) => allowed[at]).slice(0, PAGES - 1)) {
      if (delay > 0) await wait(delay);
      const answer = await get(url, PAGE_BYTES).catch(() => undefined);
      if (answer?.status === 200 && isHtml(answer) && new URL(answer.url).origin === origin)
        pages.push(await pageOf(answer));
    }
    const { findings } = await read<{ findings: Finding[] }>({ kind: 'findings', pages, host });
    return { status: 'read', findings, pages: pages.length };
  } catch (error) {
    if (error instanceof Refusal && error.statusCode === 422) return { status: 'failed', message: error.message };
    if (!(error instanceof OutgoingError)) throw error;
    return { status: 'failed', message: error.message };
  }
}

/** @returns undefined when the server fails to tell its rules */
async function robotsOf(origin: string, get: (url: string) => Promise<OutgoingResponse>) {
  const url = `${origin}/robots.txt`;
  const { status, text } = await get(url);
  if (status >= 500 || status === 429) return undefined;
  return { rules: status === 200 ? text() : '' };
}

const isHtml = ({ headers }: OutgoingResponse) => /text\/html|application\/xhtml/i.test(headers['content-type'] ?? '');

/** Links of the same site to pages that tell about the company, each once. */
function tellingLinks({ links }: Page, base: string): string[] {
  const { origin } = new URL(base);
  const urls = links.flatMap(({ href, text }) => {
    const url = URL.parse(href, base);
    if (url?.origin !== origin || url.pathname === '/' || !TELLING.test(`${url.pathname} ${text}`)) return [];
    return [`${origin}${url.pathname}`];
  });
  return [...new Set(urls)];
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
