// npm run schema: writes db/schema.sql from db/migrations and db/views, after a change of either.
import { fail, prepare, runTool } from './toolchain.mjs';

prepare();
const { code, output } = await runTool('node', ['src/server/db/describe.ts', '--write']);
if (code !== 0) fail(output || 'db/schema.sql could not be written.');
console.log('db/schema.sql is current.');
