import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Whether the build makes source maps, which are uploaded and never served. */
export const wantsSourceMaps = process.env.TANDEM_SOURCE_MAPS === '1';

/**
 * Gives each script and its map a common debug id, and moves the map out of the folder that is served. The script
 * registers its id with the place it was loaded from, as the error-reporting library expects it.
 */
export async function separateSourceMaps(served: string, maps: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter((one) => one.endsWith('.js'))) {
    const [script, map] = [join(served, name), join(served, `${name}.map`)];
    const text = await readFile(map, 'utf8').catch(() => null);
    if (text === null) continue;
    const code = await readFile(script, 'utf8');
    const id = idOf(code);
    const marked = `${code.trimEnd()}\n;${registration(id)}\n//# debugId=${id}\n`;
    const target = join(maps, name);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(script, marked);
    await writeFile(target, marked);
    await writeFile(`${target}.map`, JSON.stringify({ ...JSON.parse(text), debug_id: id, debugId: id }));
    await rm(map);
  }
}

const registration = (id: string): string =>
  `!function(){try{var g=globalThis,s=(new g.Error).stack;s&&(g._sentryDebugIds=g._sentryDebugIds||{},g._sentryDebugIds[s]="${id}")}catch(e){}}();`;

/** A UUID made of the content, so that the same build has the same ids. */
function idOf(code: string): string {
  const hex = createHash('sha256').update(code).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
