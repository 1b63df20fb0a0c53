// npm start: installs, builds, and runs the server, which includes its own database and is restarted when it crashes. The
// server creates its database and the demo while the web app is built, and answers when both are done.
import { supervise } from './supervise.mjs';
import { build, COMPILED, prepare } from './toolchain.mjs';

prepare();
const ended = new AbortController();
const built = build({ signal: ended.signal });
const server = ['src/server/main.ts'];
const env = { NODE_ENV: 'production', NODE_COMPILE_CACHE: COMPILED, TANDEM_AWAIT_BUILD: '1' };
process.exitCode = await supervise(['node', server, env], { built });
ended.abort();
