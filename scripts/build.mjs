// npm run build: installs and builds the web app, for servers that are started directly: docs/guide/high-availability.md.
import { build, fail, prepare } from './toolchain.mjs';

prepare();
const failure = await build();
if (failure) fail(failure);
