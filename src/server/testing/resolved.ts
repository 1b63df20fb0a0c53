/** Prints where Node finds modules of the product (src/server/resolve.test.ts). */
for (const name of ['#shared/ids.ts', '#server/config.ts', '#features/server.ts', './world.ts', '../config.ts', 'pg'])
  console.log(import.meta.resolve(name));
