import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The service worker of the application; a browser has one for all of its pages. */
const WORKER = 'service-worker.js';

/** Adds `push-worker.js` to the service worker, or writes one that does nothing else. */
export function pushWorker(): Plugin {
  return {
    name: 'tandem-push-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = readFileSync(join(import.meta.dirname, 'push-worker.js'), 'utf8');
        const worker = bundle[WORKER];
        if (worker?.type === 'asset') worker.source = `${worker.source}\n${source}`;
        else this.emitFile({ type: 'asset', fileName: WORKER, source });
      },
    },
  };
}
