import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

test('the script has at most 15 kB compressed, and neither React nor Ant Design', async () => {
  const built = await build({ configFile: 'vite.embed.config.ts', logLevel: 'silent', build: { write: false } });
  const { output } = [built].flat()[0] as { output: { code: string; moduleIds: string[] }[] };
  const [script, ...others] = output;
  expect(others).toEqual([]);
  expect(script!.moduleIds.filter((id) => id.includes('node_modules'))).toEqual([]);
  expect(gzipSync(script!.code).length).toBeLessThanOrEqual(15_000);
});
