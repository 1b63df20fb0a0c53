// npm start: installs, builds, and runs the server, which includes its own database and is restarted when it crashes. The
// server creates its database and the demo while the web app is built, and answers when both are done.
import { setImmediate } from 'node:timers/promises';
import { supervise } from './supervise.mjs';
import { build, COMPILED, prepare } from './toolchain.mjs';

prepare();
const ended = new AbortController();
// The server starts first: it takes a while before it needs the build.
const built = setImmediate().then(() => build({ signal: ended.signal }));
const server = ['--import', './scripts/resolve.mjs', 'src/server/main.ts'];
const env = { NODE_ENV: 'production', NODE_COMPILE_CACHE: COMPILED, TANDEM_AWAIT_BUILD: '1' };
process.exitCode = await supervise(['node', server, env], { built });
ended.abort();
