import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { separateSourceMaps, wantsSourceMaps } from './vite.sourcemaps.ts';

/**
 * Writes a compressed copy of each text file, so that the server need not compress it. Source maps leave the folder
 * before, for `maps`, below which their paths are those that browsers see.
 */
export function compressed(maps: string): Plugin {
  return {
    name: 'tandem-compressed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (wantsSourceMaps) await separateSourceMaps(dir!, maps, Object.keys(bundle));
      const texts = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const path = join(dir!, name);
          const content = await readFile(path);
          if (content.length < 1024) return;
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
          await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality));
          await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
        }),
      );
    },
  };
}
