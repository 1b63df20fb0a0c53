// npm start: installs, builds, and runs the server, which includes its own database and is restarted when it crashes.
import { supervise } from './supervise.mjs';
import { build, COMPILED, fail, prepare } from './toolchain.mjs';

prepare();
const failure = await build();
if (failure) fail(`The web app could not be built:\n${failure}`);
process.exitCode = await supervise([
  'node',
  ['src/server/main.ts'],
  { NODE_ENV: 'production', NODE_COMPILE_CACHE: COMPILED },
]);
