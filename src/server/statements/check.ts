import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-api';
import { PROJECT_FOLDER } from '../config.ts';
import { withConnection } from '../db/connect.ts';
import { startOwnCluster } from '../testing/cluster.ts';
import { checkStatements } from './check-statements.ts';

/**
 * The statements that cannot be composed from the code alone, because they read tables or columns that declarations name,
 * such as those of content in several languages. This number may only become smaller.
 */
const NOT_COMPOSED = 69;
/** The calls that pass values by position. This number may only become smaller. */
const POSITIONAL = 218;

process.chdir(PROJECT_FOLDER);
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: ['vite.config.ts'] }, ts.sys, '.');
const names = globSync(['src/server/**/*.ts', 'src/features/*/*/server/**/*.ts'], {
  exclude: (name) => name.endsWith('.test.ts'),
});
const program = ts.createProgram(names, { ...options, types: ['node'] });
const files = names.flatMap((name) => program.getSourceFile(name) ?? []);

const cluster = await startOwnCluster();
try {
  const { adminUrl } = await cluster.template();
  const checked = await withConnection(adminUrl, (client) => checkStatements(program, files, client));
  const faults = [
    ...checked.faults,
    ...outgrown('NOT_COMPOSED', NOT_COMPOSED, checked.notComposed),
    ...outgrown('POSITIONAL', POSITIONAL, checked.positional),
  ];
  console.log(`${checked.prepared} statements were prepared.`);
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exitCode = 1;
  }
} finally {
  await cluster.stop();
}

/** The messages for a list that may only become shorter and has another length. */
function outgrown(name: string, most: number, list: readonly string[]): string[] {
  if (list.length === most) return [];
  const file = join('src', 'server', 'statements', 'check.ts');
  if (list.length < most) return [`Set ${name} in ${file} to ${list.length}.`];
  return [...list, `${name} in ${file} is ${most}, but there are ${list.length}. Write new statements with sql\`…\`.`];
}
