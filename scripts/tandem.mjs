#!/usr/bin/env node
// `npx tandem backup | restore | verify | verify-document | files`: docs/guide/operating.md; `npx tandem cluster`:
// docs/guide/high-availability.md; `npx tandem program`: docs/guide/program-files.md.
import { COMPILED, prepare, runServers } from './toolchain.mjs';

prepare();
const settings = { INIT_CWD: process.env.INIT_CWD ?? process.cwd(), NODE_COMPILE_CACHE: COMPILED };
process.exitCode = await runServers([['node', ['src/server/tandem.ts', ...process.argv.slice(2)], settings]]);
