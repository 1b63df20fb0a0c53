// Which files of the repository are pages of the documentation site, under which address, and in which order. It uses only
// Node's own modules, because tests of the project read it without the packages of this folder.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

/** Pages that `npm run docs` writes before the build; ignored by git. */
export const GENERATED = 'docs-site/generated';
const GUIDE = 'docs/guide/README.md';

/** Source folders and their addresses, the most exact first. */
const ADDRESSES = [
  ['docs/guide/', 'guide/'],
  ['docs/decisions/', 'decisions/'],
  ['docs/measured/', 'measured/'],
  [`${GENERATED}/`, ''],
  ['docs-site/', ''],
  ['docs/', 'project/'],
  ['', 'project/'],
] as const;

/** Files that are no pages: the site has a home page of its own. */
const LEFT_OUT = ['README.md'];

/** Patterns of what VitePress must not read as pages. */
export const EXCLUDED = ['!(docs|docs-site|*.md)/**', 'docs-site/node_modules/**', ...LEFT_OUT];

/** @returns the path of a page below the site's root, such as `guide/deals.md` for `docs/guide/deals.md` */
export function sitePath(file: string): string {
  const [folder, address] = ADDRESSES.find(([prefix]) => file.startsWith(prefix))!;
  const name = file.slice(folder.length);
  return address + (folder === '' ? name.toLowerCase() : name.replace(/(^|\/)README\.md$/, '$1index.md'));
}

/** @returns the committed pages, as paths below the repository */
export const sourcePages = (): string[] =>
  globSync(['*.md', 'docs/**/*.md', 'docs-site/index.md'], { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.includes(path))
    .sort();

/** The identifier of a heading, as GitHub and the editors of most people form it. */
export const headingId = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}\p{Connector_Punctuation} -]/gu, '')
    .replaceAll(' ', '-');

/**
 * Where a link of a page leads on the site: an address such as `/guide/deals#holding-an-account`, or null if the file
 * exists but is no page (source code, the license).
 * @throws when the file does not exist
 */
export function siteLink(from: string, href: string): string | null {
  const [target = '', anchor] = href.split('#');
  const file = target === '' ? from : posix.join(posix.dirname(from), decodeURI(target)).replace(/\/$/, '');
  const path = join(ROOT, file);
  if (relative(ROOT, path).startsWith('..') || !existsSync(path))
    throw new Error(`${from} links to ${href}: no such file`);
  const suffix = anchor === undefined ? '' : `#${anchor}`;
  if (file === 'README.md') return `/${suffix}`;
  if (statSync(path).isDirectory()) return folderAddress(file);
  return file.endsWith('.md') && isPage(file)
    ? `/${sitePath(file).replace(/(^|\/)index\.md$|\.md$/, '$1')}${suffix}`
    : null;
}

const isPage = (file: string) => /^([^/]+|(docs|docs-site)\/.*)$/.test(file) && !LEFT_OUT.includes(file);

/** A folder of pages has an index. */
const folderAddress = (folder: string): string | null =>
  ['docs/guide', ...INDEXED].includes(folder) ? `/${sitePath(`${folder}/`)}` : null;

/** Folders whose index is generated, because their files name and order themselves. */
export const INDEXED = ['docs/decisions', 'docs/measured'];

/** The first heading of a page. */
export const titleOf = (file: string): string =>
  /^# (.+)$/m.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1]?.trim() ?? file;

export interface GuideGroup {
  title: string;
  pages: { title: string; file: string }[];
}

/** The pages of the guide in the order of its own table of contents, by its headings. */
export function guideGroups(): GuideGroup[] {
  const [, ...parts] = readFileSync(join(ROOT, GUIDE), 'utf8').split(/^## /m);
  return parts.map((part) => ({
    title: part.split('\n')[0]!.trim(),
    pages: [...part.matchAll(/\[([^\]]+)\]\(([a-z0-9-]+\.md)\)/g)].map(([, title, name]) => ({
      title: title!,
      file: `docs/guide/${name}`,
    })),
  }));
}

/** The lists of the folders that have none: titles in the order of the files, the newest decision first. */
export const folderIndexes = (): { name: string; text: string }[] =>
  INDEXED.map((folder) => {
    const files = sourcePages().filter((file) => file.startsWith(`${folder}/`));
    if (folder === 'docs/decisions') files.reverse();
    const name = folder.slice('docs/'.length);
    const heading = `${name[0]!.toUpperCase()}${name.slice(1)}`;
    const items = files.map((file) => `- [${titleOf(file)}](/${sitePath(file).replace(/\.md$/, '')})`);
    return { name, text: `# ${heading}\n${items.join('\n')}\n` };
  });
