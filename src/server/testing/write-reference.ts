import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Description, referencePages } from '../../../docs-site/reference.ts';
import { clientDocument } from '../http/client-document.ts';
import { readApiDescription } from './api-description.ts';

/** Writes the API reference of the documentation site into a folder, and the order of its pages; for `npm run docs`. */
const [folder] = process.argv.slice(2);
const whole = await readApiDescription<Description & Parameters<typeof clientDocument>[0]>();
const published = clientDocument(whole) as unknown as Description;
const pages = referencePages({ ...published, webhooks: whole.webhooks });
rmSync(join(folder!, 'api'), { recursive: true, force: true });
mkdirSync(join(folder!, 'api'), { recursive: true });
for (const { name, text } of pages) writeFileSync(join(folder!, 'api', `${name}.md`), `${text}\n`);
writeFileSync(join(folder!, 'api.json'), JSON.stringify(pages.map(({ name, title }) => ({ name, title }))));
console.log(`${pages.length} pages of the API reference`);
