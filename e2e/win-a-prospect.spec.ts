import { expect, test } from '@playwright/test';
import { closeWindows, demo, enterAs, expectAccessible, expectAccessibleInThemes } from './people.ts';
import { openCreated } from './screens.ts';

test.afterEach(closeWindows);

test('a prospect is scored, contacted, and converted to a partner', async ({ page }) => {
  const stamp = Date.now().toString(36);
  const name = `Skyline Robotics ${stamp}`;
  await enterAs(page, demo.company);

  await test.step('a prospect is created on its own screen, and its fit is explained', async () => {
    await page.goto('/partners/prospecting');
    await expect(page.getByRole('heading', { level: 1, name: 'Prospecting' })).toBeVisible();
    await page
      .getByRole('link', { name: 'New prospect' })
      .or(page.getByRole('button', { name: 'New prospect' }))
      .click();
    await page.getByRole('textbox', { name: '* Name', exact: true }).fill(name);
    await page.getByRole('textbox', { name: 'Domain', exact: true }).fill(`skyline-${stamp}.example`);
    await page.getByRole('textbox', { name: 'Contact', exact: true }).fill('Nora Lind');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(`nora@skyline-${stamp}.example`);
    await page.getByRole('textbox', { name: 'Employees', exact: true }).fill('80');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await openCreated(page);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('row', { name: /Employees/ })).toContainText('Ideal');
    await expect(page.getByRole('row', { name: /Tags/ })).toContainText('Not known yet');
    await expectAccessibleInThemes(page);
  });

  await test.step('a call moves it forward', async () => {
    await page.getByRole('tab', { name: 'Activity' }).click();
    await page.getByText('Call', { exact: true }).click();
    await page.getByLabel('New activity').fill('Interested in the reseller program.');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Interested in the reseller program.').last()).toBeVisible();
    await expect(page.getByText('Contacted', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the board moves it to another stage', async () => {
    await page.goto(`/partners/prospecting/board?q=${stamp}`);
    const contacted = page.getByRole('region', { name: 'Contacted' });
    await expect(contacted.getByRole('link', { name })).toBeVisible();
    await expectAccessible(page);
    await contacted.getByRole('button', { name: `Move ${name} to…` }).click();
    await page.getByRole('menuitem', { name: 'Proposal' }).click();
    await expect(page.getByRole('region', { name: 'Proposal' }).getByRole('link', { name })).toBeVisible();
    await page.getByRole('link', { name }).click();
  });

  await test.step('conversion carries everything over', async () => {
    await page.getByRole('button', { name: 'Convert to partner' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Convert to partner' }).click();
    await expect(page.getByText('The prospect is now a partner')).toBeVisible();
    await expect(page).toHaveURL(/\/partners\/show\//);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Interested in the reseller program.')).toBeVisible();
  });

  await test.step('profiles and similar prospects are accessible and fit a phone', async () => {
    for (const [path, heading] of [
      ['/partners/prospecting', 'Prospecting'],
      ['/partners/prospecting/profiles', 'Ideal partner profiles'],
      ['/partners/prospecting/profiles/create', 'New profile'],
      ['/partners/prospecting/look-alikes', 'Like your best partners'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/partners/prospecting?q=${stamp}`);
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
