import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const project = join(import.meta.dirname, '../../..');

test('npm run new writes a whole feature that the formatter has nothing to say about', () => {
  const root = mkdtempSync(join(tmpdir(), 'tandem-new-'));
  try {
    const said = execFileSync(process.execPath, ['scripts/new.mjs', 'partner-awards', root], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(said).toContain("import { feature as partnerAwards } from './partner-awards/server/index.ts'");
    const files = globSync('**/*.*', { cwd: root }).sort();
    expect(files).toEqual([
      expect.stringMatching(/^db\/migrations\/\d{4}_create_partner_awards\.sql$/),
      'src/features/partner-awards/schema.ts',
      ...['index.ts', 'partner-awards.test.ts', 'resource.ts', 'sample.ts', 'service.ts'].map(
        (name) => `src/features/partner-awards/server/${name}`,
      ),
      ...['form.tsx', 'index.tsx', 'list.tsx', 'show.tsx'].map((name) => `src/features/partner-awards/web/${name}`),
    ]);
    expect(readFileSync(join(root, 'src/features/partner-awards/server/sample.ts'), 'utf8')).toContain(
      'export function samplePartnerAward(',
    );
    const biome = join(project, 'node_modules/.bin/biome');
    execFileSync(biome, ['check', '--vcs-enabled=false', `--config-path=${project}`, root], { encoding: 'utf8' });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
