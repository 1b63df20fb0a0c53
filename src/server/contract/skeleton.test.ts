import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const project = join(import.meta.dirname, '../../..');

test('npm run new writes a complete, well-formatted feature', () => {
  const root = mkdtempSync(join(tmpdir(), 'tandem-new-'));
  try {
    execFileSync(process.execPath, ['scripts/new.mjs', 'partners/partner-awards', root], {
      cwd: project,
      encoding: 'utf8',
    });
    const files = globSync('**/*.*', { cwd: root }).sort();
    expect(files).toEqual([
      expect.stringMatching(/^db\/migrations\/\d{4}_create_partner_awards\.sql$/),
      'src/features/partners/partner-awards/nouns.ts',
      'src/features/partners/partner-awards/schema.ts',
      ...['index.ts', 'partner-awards.test.ts', 'resource.ts', 'sample.ts', 'service.ts'].map(
        (name) => `src/features/partners/partner-awards/server/${name}`,
      ),
      ...['form.tsx', 'index.tsx', 'list.tsx', 'show.tsx'].map(
        (name) => `src/features/partners/partner-awards/web/${name}`,
      ),
    ]);
    expect(readFileSync(join(root, 'src/features/partners/partner-awards/server/sample.ts'), 'utf8')).toContain(
      'export function samplePartnerAward(',
    );
    const biome = join(project, 'node_modules/.bin/biome');
    execFileSync(biome, ['check', '--vcs-enabled=false', `--config-path=${project}`, root], { encoding: 'utf8' });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
