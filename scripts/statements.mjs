// npm run check: prepares every statement of the product against the schema, and compares its columns with its row type.
// Nothing is done when neither the code of the server nor the schema changed since the last good check.

import { fail, runTool } from './toolchain.mjs';
import { changedFiles, filesOfProject } from './unchanged.mjs';

const MADE_OF =
  /^(db|src\/server|src\/shared)\/|^src\/features\/.*\.ts$|^(package-lock\.json|scripts\/statements\.mjs)$/;

const files = filesOfProject().filter((path) => MADE_OF.test(path) && !path.endsWith('.test.ts'));
// A renamed column or type is felt in other files, so all of them decide together.
const { changed, keep } = changedFiles('statements', files, files);
if (changed.length > 0 || files.length === 0) {
  const { code, output } = await runTool('node', ['--max-semi-space-size=64', 'src/server/statements/check.ts']);
  if (code !== 0) fail(output || 'The statements could not be checked.');
  keep();
}
