import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { bearer, ownCompany } from './accounts.ts';
import { expectAccessible, startAnew } from './people.ts';

test('a program is exported, changed, and applied to a second company', async ({ page }) => {
  test.setTimeout(180_000);
  let archive: Buffer;

  await test.step('export the program of the test company', async () => {
    const { token } = await ownCompany(page);
    for (const [name, benefits] of [
      ['Silver', 'Sales training'],
      ['Gold', 'Joint marketing'],
    ])
      await page.request.post('/api/partner_tiers', { headers: bearer(token), data: { name, benefits } });
    await page.goto('/administration/program-files');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download program' }).click();
    archive = await readFile(await (await download).path());
    await expectAccessible(page);
  });

  await test.step('change a file', async () => {
    const files = unzipSync(archive);
    const tiers = strFromU8(files['tiers.yaml']!);
    expect(tiers).toContain('Joint marketing');
    files['tiers.yaml'] = strToU8(tiers.replace('Joint marketing', 'Joint marketing and early access'));
    archive = Buffer.from(zipSync(files));
  });

  await test.step('compare it with the program of a second company', async () => {
    await startAnew(page);
    await ownCompany(page);
    await page.goto('/administration/program-files');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'program.zip', mimeType: 'application/zip', buffer: archive });
    await expect(page.getByText('Tier Gold')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('try it', async () => {
    await page.getByRole('button', { name: 'Do a dry run' }).click();
    await expect(page.getByText('The dry run succeeded.')).toBeVisible();
  });

  await test.step('apply it', async () => {
    await page.getByRole('button', { name: 'Apply changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Apply the program archive?' });
    await expect(dialog.getByText('Tier Gold')).toBeVisible();
    await dialog.getByRole('button', { name: 'Apply changes' }).click();
    await expect(page.getByText('No differences')).toBeVisible();
    await page.goto('/partners/tiers');
    await expect(page.getByText('Gold')).toBeVisible();
  });
});
