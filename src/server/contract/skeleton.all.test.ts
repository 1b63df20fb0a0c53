import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withConnection } from '../db/connect.ts';
import { cloneDatabase } from '../testing/database.ts';

const project = join(import.meta.dirname, '../../..');

test('npm run new writes a complete, well-formatted feature', async () => {
  const root = mkdtempSync(join(tmpdir(), 'tandem-new-'));
  try {
    execFileSync(process.execPath, ['scripts/new.mjs', 'partners/partner-awards', '--flag', root], {
      cwd: project,
      encoding: 'utf8',
    });
    const files = globSync('**/*.*', { cwd: root }).sort();
    expect(files).toEqual([
      expect.stringMatching(/^db\/migrations\/\d{4}_create_partner_awards\.sql$/),
      'db/views/partners/partner_award_rows.sql',
      'src/features/partners/partner-awards/dashboard-widgets.ts',
      'src/features/partners/partner-awards/nouns.ts',
      'src/features/partners/partner-awards/schema.ts',
      ...[
        'demo.ts',
        'index.ts',
        'partner-awards.test.ts',
        'resource.ts',
        'sample-data.ts',
        'sample.ts',
        'service.ts',
      ].map((name) => `src/features/partners/partner-awards/server/${name}`),
      ...['edit.tsx', 'index.tsx', 'list.tsx', 'show.tsx'].map(
        (name) => `src/features/partners/partner-awards/web/${name}`,
      ),
    ]);
    expect(readFileSync(join(root, 'src/features/partners/partner-awards/server/sample.ts'), 'utf8')).toContain(
      'export function samplePartnerAward(',
    );
    expect(files.flatMap((file) => unexported(readFileSync(join(root, file), 'utf8')))).toEqual([]);
    const database = await cloneDatabase();
    await withConnection(database.adminUrl, async (client) => {
      for (const file of files.filter((name) => name.endsWith('.sql')))
        await client.query(readFileSync(join(root, file), 'utf8'));
      expect((await client.query('select name from partner_award_rows')).rows).toEqual([]);
    });
    await database.drop();
    const biome = join(project, 'node_modules/.bin/biome');
    execFileSync(biome, ['check', '--vcs-enabled=false', `--config-path=${project}`, root], { encoding: 'utf8' });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

/** The names that a text imports from shared folders although they are not exported there. */
function unexported(text: string): string[] {
  const imports = [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '#(shared|server|web)\/([^']+)'/gm)];
  return imports.flatMap(([, names = '', folder, path]) => {
    const source = readFileSync(join(project, 'src', folder!, path!), 'utf8');
    return names
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter((name) => name && !new RegExp(`^export [^\\n]*\\b${name}\\b`, 'm').test(source))
      .map((name) => `${name} from ${path}`);
  });
}
