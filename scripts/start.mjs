// npm start: installs, builds, and runs the server, which brings its own database.
import { build, fail, prepare, runServers } from './toolchain.mjs';

prepare();
const failure = await build();
if (failure) fail(`The web app could not be built:\n${failure}`);
process.exitCode = await runServers([['node', ['src/server/main.ts'], { NODE_ENV: 'production' }]]);
