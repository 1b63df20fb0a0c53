// Checks the format and the lint rules of the files that changed since they were found good. No rule of ours looks at
// more than one file at a time, so the others are still good.

import { fail, runTool } from './toolchain.mjs';
import { changedFiles, filesOfProject } from './unchanged.mjs';

const RULES = ['biome.json', '.gitignore', 'package-lock.json', 'scripts/lint.mjs'];
const CHECKED = /\.(ts|tsx|js|mjs|cjs|json|jsonc|css|html)$/;
/** More paths than that are too long for one command, and then the whole project is checked. */
const MOST = 500;

const { changed, keep } = changedFiles(
  'lint',
  RULES,
  filesOfProject().filter((path) => CHECKED.test(path)),
);
const isWhole = changed.length > MOST || filesOfProject().length === 0;
if (changed.length > 0 || isWhole) {
  const only = isWhole ? [] : ['--no-errors-on-unmatched', '--files-ignore-unknown=true', ...changed];
  const { code, output } = await runTool('biome', ['check', '--error-on-warnings', ...only]);
  if (code !== 0) fail(output);
}
keep();
