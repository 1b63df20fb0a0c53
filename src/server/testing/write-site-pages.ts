import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderIndexes } from '../../../docs-site/pages.ts';
import { type Description, referencePages } from '../../../docs-site/reference.ts';
import { palette } from '../../web/look/theme.ts';
import { clientDocument } from '../http/client-document.ts';
import { readApiDescription } from './api-description.ts';

/**
 * Writes what the documentation site shows and what follows from other files, into a folder; for `npm run docs`: the API
 * reference with the order of its pages, the lists of decisions and measurements, and the colors.
 */
const [folder] = process.argv.slice(2);
const write = (path: string, text: string) => {
  mkdirSync(join(folder!, path, '..'), { recursive: true });
  writeFileSync(join(folder!, path), text);
};

const whole = await readApiDescription<Description & Parameters<typeof clientDocument>[0]>();
const published = clientDocument(whole) as unknown as Description;
const pages = referencePages({ ...published, webhooks: whole.webhooks });
rmSync(folder!, { recursive: true, force: true });
for (const { name, text } of pages) write(join('api', `${name}.md`), `${text}\n`);
write('api.json', JSON.stringify(pages.map(({ name, title }) => ({ name, title }))));
for (const { name, text } of folderIndexes()) write(join(name, 'index.md'), text);
const variables = (selector: string, colors: Record<string, string>) =>
  `${selector} {\n${Object.entries(colors)
    .map(([name, value]) => `  --tandem-${name}: ${value};\n`)
    .join('')}}\n`;
write('colors.css', variables(':root', palette.light) + variables('.dark', palette.dark));
console.log(`${pages.length} pages of the API reference`);
