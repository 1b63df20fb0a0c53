import { expect, test } from '@playwright/test';
import { closeWindows, demo, enterAs, expectAccessible, fromSomewhere } from './people.ts';
import { moveUp } from './screens.ts';

test.afterEach(closeWindows);

test('a company builds a form and publishes it, a visitor fills it on a phone, and the submission is there', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const name = `Contact us ${Date.now()}`;
  await enterAs(page, demo.company);
  await page.goto('/forms/create');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create form' }).click();
  await expect(page).toHaveURL(/\/forms\/show\//);
  const outline = page.getByRole('region', { name: 'Form', exact: true });
  const properties = page.getByRole('region', { name: 'Settings' });
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(outline.getByRole('button', { name: 'Email Email' })).toBeVisible();

  // The form gets a choice, and a text that is only shown for one of its options.
  await page.getByRole('button', { name: 'Choice', exact: true }).click();
  await properties.getByLabel('Label', { exact: true }).fill('You are');
  await properties.getByRole('textbox', { name: 'Option label' }).first().fill('A customer');
  await properties.getByRole('textbox', { name: 'Option label' }).last().fill('A partner');
  await page.getByRole('button', { name: 'Short text', exact: true }).click();
  await properties.getByLabel('Label', { exact: true }).fill('Partner name');
  await expect(preview.getByLabel('Partner name')).toBeVisible();

  // Undo and redo work.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(preview.getByLabel('Partner name')).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(preview.getByLabel('Partner name')).toBeVisible();

  // The keyboard moves the last field up, and undo moves it back.
  const grip = outline.getByRole('button', { name: 'Move Partner name', exact: true });
  await moveUp(page, grip);
  await expect(outline.getByRole('listitem').nth(2)).toContainText('Partner name');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(outline.getByRole('listitem').nth(3)).toContainText('Partner name');
  await page.getByRole('button', { name: 'Date', exact: true }).click();
  await properties.getByLabel('Label', { exact: true }).fill('Start date');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Publish form' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  const id = page.url().split('/').at(-1)!.split('?')[0]!;

  const phone = await browser.newContext({ viewport: { width: 390, height: 800 }, extraHTTPHeaders: fromSomewhere() });
  const visitor = await phone.newPage();
  await visitor.goto(`/f/${id}`);
  await expect(visitor.locator('html[data-ready]')).toBeAttached();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(visitor);
  // Submitting without answers moves the focus to the first missing one.
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await expect(visitor.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await expect(visitor.getByText('This field is required.').first()).toBeVisible();
  await visitor.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Lovelace');
  await visitor.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await visitor.getByLabel('You are').selectOption('A partner');
  await visitor.getByLabel('Partner name').fill('Analytical Engines');
  // A date that is not understood stays in its field; one that is understood is shown in full.
  const start = visitor.getByRole('textbox', { name: 'Start date' });
  await start.fill('some day');
  await start.press('Tab');
  await expect(start).toHaveValue('some day');
  await expect(visitor.getByText('Enter a date, such as March 31, 2027.')).toBeVisible();
  await start.fill('31 March 2027');
  await expect(visitor.getByText('Wednesday, March 31, 2027')).toBeVisible();
  await start.press('Tab');
  await expect(start).toHaveValue('Mar 31, 2027');
  await expect(visitor.getByText('Draft saved')).toBeVisible();
  // The draft survives a reload.
  await visitor.reload();
  await expect(visitor.getByLabel('Partner name')).toHaveValue('Analytical Engines');
  await visitor.waitForTimeout(3_200);
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await expect(visitor.getByText('Thank you. We received your answers.')).toBeVisible();
  await expectAccessible(visitor);

  // The address from before the questions were a tab leads to them.
  await page.goto(`/forms/edit/${id}`);
  await expect(page).toHaveURL(new RegExp(`/forms/show/${id}$`));
  await expect(preview.getByLabel('Partner name')).toHaveCount(0);
  await expect(outline.getByRole('button', { name: 'Partner name Short text' })).toBeVisible();
  await page.getByRole('tab', { name: 'Submissions' }).click();
  await page.getByText('ada@example.com').first().click();
  const drawer = page.getByRole('dialog', { name: 'Submission' });
  await expect(drawer.getByText('Analytical Engines')).toBeVisible();
  await expect(drawer.getByText('A partner')).toBeVisible();
  await expect(drawer.getByText('Mar 31, 2027')).toBeVisible();
});
