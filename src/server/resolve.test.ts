import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROJECT_FOLDER } from './config.ts';

test('npm start finds modules of the product where the imports of package.json are', () => {
  const { imports } = JSON.parse(readFileSync(`${PROJECT_FOLDER}/package.json`, 'utf8')) as {
    imports: Record<string, string>;
  };
  for (const [from, to] of Object.entries(imports)) expect(to).toBe(`./src/${from.slice(1)}`);
  const addresses = (...options: string[]) =>
    spawnSync(process.execPath, [...options, 'src/server/testing/resolved.ts'], {
      cwd: PROJECT_FOLDER,
      encoding: 'utf8',
    });
  expect(addresses('--import', './scripts/resolve.mjs').stdout).toBe(addresses().stdout);
  expect(addresses().stdout).toContain('/src/shared/ids.ts');
});
