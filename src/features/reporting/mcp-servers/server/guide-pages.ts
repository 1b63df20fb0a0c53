import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface GuidePage {
  /** The file's name without its ending: `commissions`. */
  name: string;
  title: string;
  text: string;
}

const FOLDER = join(import.meta.dirname, '../../../../../docs/guide');

let pages: Promise<readonly GuidePage[]> | undefined;

/** The guide that comes with the product; the files do not change while it runs. */
export function mcpGuidePages(): Promise<readonly GuidePage[]> {
  pages ??= readPages();
  return pages;
}

async function readPages(): Promise<GuidePage[]> {
  const files = await readdir(FOLDER).catch(() => []);
  const names = files.flatMap((file) => /^([a-z0-9-]+)\.md$/.exec(file)?.[1] ?? []).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(FOLDER, `${name}.md`), 'utf8');
      return { name, title: /^# (.+)$/m.exec(text)?.[1] ?? name, text };
    }),
  );
}
