// For npm start: the imports `#server/app.ts` and `./app.ts` of the product name files, so Node need not look at the folders
// above each of several thousand files.
import { registerHooks } from 'node:module';

const SOURCE = new URL('../src/', import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isOwn = /^[#.].*\.ts$/.test(specifier) && context.parentURL?.startsWith(SOURCE);
    if (!isOwn) return nextResolve(specifier, context);
    // As in the imports of package.json: `#server/*` is `./src/server/*`.
    const url = specifier.startsWith('#') ? SOURCE + specifier.slice(1) : new URL(specifier, context.parentURL).href;
    return { url, format: 'module-typescript', shortCircuit: true };
  },
});
