import { Parser } from 'htmlparser2';

/** The content of one page as plain text. */
export interface Page {
  title: string;
  description: string;
  lang: string;
  /** The addresses of other language versions: `en-GB`. */
  languages: string[];
  /** Links with their text. */
  links: { href: string; text: string }[];
  text: string;
  /** The objects of JSON-LD scripts. */
  data: unknown[];
}

const MAX_TEXT = 200_000;
const MAX_LINKS = 500;
/** Browsers stop at about the same depth. The parser takes the longer for each element the deeper it is. */
const MAX_DEPTH = 512;
const MAX_LANGUAGES = 500;
const HIDDEN = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe']);
const BLOCKS = /^(p|div|li|br|h[1-6]|td|th|tr|section|article|footer|header|address|ul|ol|option|dd|dt)$/;

class TooDeep extends Error {}

/** Reads a page without running anything of it. */
export function parsePage(html: string): Page {
  const page: Page = { title: '', description: '', lang: '', languages: [], links: [], text: '', data: [] };
  let hidden = 0;
  let isTitle = false;
  let json: string | null = null;
  let link: { href: string; text: string } | null = null;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, of) {
        depth += 1;
        if (depth > MAX_DEPTH) throw new TooDeep();
        if (name === 'html') page.lang = of.lang ?? '';
        if (name === 'title') isTitle = page.title === '';
        if (name === 'meta') readMeta(page, of);
        if (name === 'link' && of.rel === 'alternate' && of.hreflang && page.languages.length < MAX_LANGUAGES)
          page.languages.push(of.hreflang);
        if (name === 'script' && of.type?.toLowerCase() === 'application/ld+json') json = '';
        if (HIDDEN.has(name)) hidden += 1;
        if (name === 'a' && of.href && page.links.length < MAX_LINKS) {
          link = { href: of.href, text: '' };
          page.links.push(link);
        }
        if (BLOCKS.test(name)) page.text += '\n';
      },
      ontext(text) {
        if (json !== null) json += text;
        else if (isTitle) page.title += text;
        else if (hidden === 0 && page.text.length < MAX_TEXT) {
          page.text += text;
          if (link) link.text += text.slice(0, 200);
        }
      },
      onclosetag(name) {
        depth -= 1;
        if (name === 'title') isTitle = false;
        if (name === 'a') link = null;
        if (name === 'script' && json !== null) {
          page.data.push(...objectsOf(json));
          json = null;
        }
        if (HIDDEN.has(name)) hidden = Math.max(hidden - 1, 0);
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  try {
    parser.write(html);
    parser.end();
  } catch (error) {
    // The page up to here is enough.
    if (!(error instanceof TooDeep)) throw error;
  }
  return { ...page, title: plainPageText(page.title, 300), description: plainPageText(page.description, 2000) };
}

function readMeta(page: Page, { name = '', property = '', content = '' }: Record<string, string>): void {
  const key = (name || property).toLowerCase();
  if (key === 'description') page.description = content;
  if (key === 'og:description' && page.description === '') page.description = content;
}

/** One line without control characters and without invisible direction marks. */
export function plainPageText(text: string, max: number): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max);
}

const MAX_OBJECTS = 200;

/** The objects inside a JSON-LD script, of which each may contain further ones. */
function objectsOf(json: string): object[] {
  const found: object[] = [];
  const visit = (value: unknown, depth: number) => {
    if (depth > 6 || found.length >= MAX_OBJECTS || value === null || typeof value !== 'object') return;
    if (!Array.isArray(value)) found.push(value);
    for (const inner of Object.values(value)) visit(inner, depth + 1);
  };
  try {
    visit(JSON.parse(json), 0);
  } catch {
    // Many websites have broken JSON-LD, which says nothing then.
  }
  return found;
}
