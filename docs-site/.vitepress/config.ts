import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type DefaultTheme, defineConfig } from 'vitepress';
import {
  EXCLUDED,
  GENERATED,
  guideGroups,
  headingId,
  ROOT,
  siteLink,
  sitePath,
  sourcePages,
  titleOf,
} from '../pages.ts';

const SITE = join(ROOT, 'docs-site');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
const api = JSON.parse(readFileSync(join(ROOT, GENERATED, 'api.json'), 'utf8')) as { title: string; name: string }[];
const icon = `data:image/svg+xml;base64,${readFileSync(join(ROOT, 'src/web/page/icon.svg')).toString('base64')}`;
const address = (file: string) => `/${sitePath(file).replace(/(^|\/)index\.md$|\.md$/, '$1')}`;
const itemOf = (file: string, text = titleOf(file)): DefaultTheme.SidebarItem => ({ text, link: address(file) });
const within = (folder: string) => sourcePages().filter((file) => file.startsWith(`${folder}/`));

const project: DefaultTheme.SidebarItem[] = [
  {
    text: 'Project',
    items: [
      ...['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/adding-a-field.md', 'docs/adding-a-step.md'],
      ...['docs/glossary.md', 'docs/states.md', 'CHANGELOG.md', 'SECURITY.md', 'docs/asvs.md'],
      ...['docs/leaks.md', 'docs/spec-coverage.md'],
    ].map((file) => itemOf(file)),
  },
  { text: 'Measured', items: within('docs/measured').map((file) => itemOf(file)) },
  // Each page would repeat a list of all decisions.
  { text: 'Decisions', items: [{ text: 'All decisions', link: '/decisions/' }] },
];

/** Draws a diagram of states as a list of its arrows, which needs no library and is read aloud well. */
function transitionList(diagram: string, escapeHtml: (text: string) => string): string {
  const names = new Map([...diagram.matchAll(/^\s*(\w+): (.+)$/gm)].map(([, key, name]) => [key, name!]));
  const arrows = [...diagram.matchAll(/^\s*(\S+) --> (\S+?)(?:: (.+))?$/gm)].map(([, from, to, step]) => {
    const [start, end] = [from!, to!].map((key) => escapeHtml(key === '[*]' ? 'New' : (names.get(key) ?? key)));
    return `<li>${start} → ${end}${step ? `: <strong>${escapeHtml(step)}</strong>` : ''}</li>`;
  });
  return `<ul class="transitions">${arrows.join('')}</ul>`;
}

export default defineConfig({
  srcDir: '..',
  outDir: './dist',
  cacheDir: './node_modules/.vitepress',
  srcExclude: EXCLUDED,
  metaChunk: true,
  // The tour names the address of the reader's own start.
  ignoreDeadLinks: 'localhostLinks',
  rewrites: sitePath,
  title: 'Tandem',
  description: 'Partner relationship management that a company runs itself.',
  lang: 'en-US',
  head: [['link', { rel: 'icon', href: icon }]],
  vite: {
    configFile: false,
    envDir: SITE,
    publicDir: false,
    plugins: [
      {
        // The pages are outside of this folder, where its packages would not be looked for.
        name: 'packages-of-this-folder',
        enforce: 'pre',
        resolveId(source, importer, options) {
          if (!/^vue(\/|$)/.test(source)) return null;
          // One copy of it renders all pages, as the packages of this folder use it.
          if (options.ssr) return { id: source, external: true };
          if (importer?.startsWith(SITE)) return null;
          return this.resolve(source, join(SITE, 'pages.ts'), { ...options, skipSelf: true });
        },
      },
    ],
    // The index of the search is one file.
    build: { chunkSizeWarningLimit: 4096 },
  },
  markdown: {
    // What looks like a tag in our texts is text.
    html: false,
    attrs: { disable: true },
    anchor: { slugify: headingId },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      // Braces of our texts are no expressions of the page.
      md.renderer.rules.text = (tokens, index) =>
        md.utils.escapeHtml(tokens[index]!.content).replaceAll('{{', '&#123;&#123;');
      const fence = md.renderer.rules.fence!;
      md.renderer.rules.fence = (tokens, index, ...rest) => {
        const { info, content } = tokens[index]!;
        return info.trim() === 'mermaid' ? transitionList(content, md.utils.escapeHtml) : fence(tokens, index, ...rest);
      };
      // Links lead to files of the repository; what is no page of the site stays plain text.
      md.core.ruler.push('site-links', ({ tokens, env }) => {
        const from = relative(ROOT, env.realPath ?? env.path).replaceAll('\\', '/');
        if (from.startsWith(GENERATED)) return;
        for (const { children } of tokens) {
          let isDropped = false;
          for (const token of children ?? []) {
            if (token.type === 'link_close' && isDropped) {
              token.hidden = true;
              token.tag = '';
              token.type = 'text';
              isDropped = false;
            }
            const href = token.type === 'link_open' ? String(token.attrGet('href')) : '';
            if (href === '' || /^([a-z]+:|\/)/i.test(href)) continue;
            const link = siteLink(from, href);
            if (link !== null) token.attrSet('href', link);
            else {
              isDropped = true;
              token.type = 'text';
              token.tag = '';
            }
          }
        }
      });
    },
  },
  themeConfig: {
    siteTitle: 'Tandem',
    logo: { src: icon, alt: '' },
    nav: [
      { text: 'Tour', link: '/guide/tour' },
      { text: 'Guide', link: '/guide/', activeMatch: '^/guide/(?!tour)' },
      { text: 'API', link: '/api/', activeMatch: '^/api/' },
      { text: 'Project', link: '/project/architecture', activeMatch: '^/(project|decisions|measured)/' },
      { text: version, link: '/project/changelog' },
    ],
    sidebar: {
      '/guide/': guideGroups().map(({ title, pages }) => ({
        text: title,
        items: pages.map((page) => itemOf(page.file, page.title)),
      })),
      '/api/': [
        { text: 'API reference', items: api.map(({ title, name }) => ({ text: title, link: `/api/${name}` })) },
      ],
      ...Object.fromEntries(['/project/', '/decisions/', '/measured/'].map((folder) => [folder, project])),
    },
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          searchOptions: {
            // People look for how to do something before they look for the reasons.
            boostDocument: (id) => (/\/guide\//.test(id) ? 3 : /\/(api|decisions|measured)\//.test(id) ? 0.3 : 1),
          },
        },
      },
    },
    footer: { message: 'Licensed under the AGPL-3.0.' },
  },
});
