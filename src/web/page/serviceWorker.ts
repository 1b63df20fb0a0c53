import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { publicPaths, shareTarget, sitePrefixes } from '../../shared/pages.ts';
import { filesOfModule, offlineModules } from './screenFiles.ts';

/**
 * Writes `service-worker.js` with the files that open without a network: those of the page itself, and of the screens
 * that routes declare as `offline`, with what these load later. It also receives what other apps share.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'tandem-service-worker',
    apply: 'build',
    generateBundle: {
      // The page's own plugin removes files that only load others.
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const frame = filesOfModule(chunks, join(import.meta.dirname, '../main.tsx'));
        const files = new Set(frame);
        const add = (module: string) => {
          for (const file of filesOfModule(chunks, module)) files.add(file);
        };
        for (const module of await offlineModules()) add(module);
        // The modules that a screen loads later, and those that these load in turn: the scanner loads its library.
        for (let round = 0; round < 2; round += 1) {
          const own = chunks.filter(({ fileName }) => files.has(fileName) && !frame.has(fileName));
          for (const later of own.flatMap(({ dynamicImports }) => dynamicImports)) {
            const module = chunks.find(({ fileName }) => fileName === later)?.moduleIds.at(-1);
            if (module) add(module);
          }
        }
        const page = /assets\/[\w.-]+/g;
        for (const [file] of `${(bundle['index.html'] as { source?: unknown }).source}`.matchAll(page)) files.add(file);
        const present = [...files].filter((name) => name in bundle).sort();
        const worker = ['service-worker.js', 'share-worker.js']
          .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
          .join('\n');
        const shell = { files: present, publicPaths, shareTarget, sitePrefixes };
        const build = createHash('sha256')
          .update(JSON.stringify([shell, Object.keys(bundle).sort(), worker]))
          .digest('hex')
          .slice(0, 16);
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: `self.tandemShell = ${JSON.stringify({ build, ...shell })};\n${worker}`,
        });
      },
    },
  };
}
