import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Actor } from '#server/call.ts';
import type { GuidePage, GuideSection } from '../schema.ts';

type Mode = Actor['mode'];

const FOLDER = join(import.meta.dirname, '../../../../../docs/guide');

interface Section extends GuideSection {
  text: string;
  words: Map<string, number>;
  headingWords: Set<string>;
}

let kept: { pages: Map<string, GuidePage>; sections: Section[] } | undefined;

/** The pages of `docs/guide`, read once. */
function guide() {
  kept ??= readGuide();
  return kept;
}

function readGuide() {
  const pages = new Map<string, GuidePage>();
  const sections: Section[] = [];
  const files = readdirSync(FOLDER).filter((name) => /^[a-z0-9-]+\.md$/.test(name));
  for (const file of files.sort()) {
    const page = file.slice(0, -3);
    const [heading = '', ...lines] = readFileSync(join(FOLDER, file), 'utf8').split('\n');
    const title = heading.replace(/^#\s*/, '').trim();
    const text = readable(lines.join('\n'));
    pages.set(page, { page, title, text });
    for (const part of text.split(/^(?=#{2,3} )/m)) {
      const [first = '', ...rest] = part.split('\n');
      const isHeaded = /^#{2,3} /.test(first);
      const body = plain(isHeaded ? rest.join('\n') : part);
      if (!body) continue;
      const name = isHeaded ? first.replace(/^#+\s*/, '').trim() : title;
      const words = new Map<string, number>();
      for (const word of wordsOf(body)) words.set(word, (words.get(word) ?? 0) + 1);
      sections.push({
        page,
        title,
        heading: name,
        excerpt: '',
        text: body,
        words,
        headingWords: new Set([...wordsOf(name), ...wordsOf(title)]),
      });
    }
  }
  return { pages, sections };
}

/** Links between pages lead to the screen of the guide; pictures are left out. */
const readable = (text: string): string =>
  text
    .replace(/^!\[[^\]]*\]\([^)]*\)\n*/gm, '')
    .replace(/\]\(([a-z0-9-]+)\.md(#[a-z0-9-]*)?\)/g, '](/help/$1)')
    .trim();

const plain = (text: string): string =>
  text
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/[*_`>|#]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Endings are cut off, so that "commissions" finds "commission". */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9]{2,}/g) ?? []).map((word) => word.replace(/(?<=.{3})(ies|es|s|ing|ed)$/, ''));

/** Words that say nothing about the subject of a question. */
const COMMON = new Set(
  wordsOf('how do does can could is are the an of to in for on it my our we you what where when which who and or with'),
);

/** Pages about work that only the company does. For partners they do not exist. */
const companyPages: ReadonlySet<string> = new Set([
  'accounting',
  'audiences',
  'automation-systems',
  'automations',
  'crm-csv',
  'crm-hubspot',
  'crm-pipedrive',
  'crm-rest',
  'crm-salesforce',
  'crm-sync',
  'email-campaigns',
  'forms',
  'getting-started',
  'import',
  'modules',
  'operating',
  'partner-signup',
  'partners',
  'program-files',
  'prospecting',
  'registration-forms',
  'tour',
  'upgrading',
  'your-fields',
]);

const isFor = (page: string, mode: Mode): boolean => mode === 'company' || !companyPages.has(page);

export const guidePages = (mode: Mode): GuidePage[] =>
  [...guide().pages.values()].filter(({ page }) => isFor(page, mode));
/** Links to pages that do not exist for the reader are plain words. */
export function guidePage(page: string, mode: Mode): GuidePage | undefined {
  const read = isFor(page, mode) ? guide().pages.get(page) : undefined;
  const linked = /\[([^[\]]*)\]\(\/help\/([a-z0-9-]+)\)/g;
  const words = (link: string, label: string, to: string) => (isFor(to, mode) ? link : label);
  return read && { ...read, text: read.text.replace(linked, words) };
}

/** The sections that match best: words in headings count most, rare words more than frequent ones. */
export function searchGuide(text: string, most: number, mode: Mode): GuideSection[] {
  const sections = guide().sections.filter(({ page }) => isFor(page, mode));
  const asked = [...new Set(wordsOf(text))].filter((word) => !COMMON.has(word)).slice(0, 20);
  const rarity = new Map(
    asked.map((word) => {
      const count = sections.filter(({ words, headingWords }) => words.has(word) || headingWords.has(word)).length;
      return [word, count === 0 ? 0 : Math.log(1 + sections.length / count)];
    }),
  );
  return sections
    .map((section) => ({
      section,
      score: asked.reduce((sum, word) => {
        const inHeading = section.headingWords.has(word) ? 4 : 0;
        const inText = Math.min(3, section.words.get(word) ?? 0);
        return sum + (rarity.get(word) ?? 0) * (inHeading + inText);
      }, 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.section.page.localeCompare(b.section.page))
    .slice(0, most)
    .map(({ section: { page, title, heading, text: body } }) => ({
      page,
      title,
      heading,
      excerpt: passageOf(body, asked),
    }));
}

/** The sentences around the first sentence with most of the words. */
function passageOf(body: string, asked: readonly string[]): string {
  const sentences = body.split(/(?<=[.!?])\s+/);
  const scores = sentences.map((sentence) => {
    const words = new Set(wordsOf(sentence));
    return asked.filter((word) => words.has(word)).length;
  });
  const best = scores.indexOf(Math.max(...scores));
  return sentences
    .slice(best, best + 3)
    .join(' ')
    .slice(0, 400);
}
