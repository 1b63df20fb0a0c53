import { expect, test } from '@playwright/test';
import { bearer, ownCompany } from './accounts.ts';
import { closeWindows, expectAccessibleInThemes, fromSomewhere } from './people.ts';

test.afterEach(closeWindows);

/** A red square of 2 × 2 pixels. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

test('a company makes its public pages look like itself', async ({ page, browser }) => {
  const { token } = await ownCompany(page);
  const headers = bearer(token);
  const made = await page.request.post('/api/partner_pages', {
    headers,
    data: { name: 'Join us', headline: 'Become a partner' },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  await page.request.post(`/api/partner_pages/${id}/publish`, { headers });

  await test.step('it chooses a logo, a color and a font', async () => {
    await page.goto('/administration/settings?tab=branding');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
    await page.getByRole('textbox', { name: 'Color', exact: true }).fill('#0b6e4f');
    await page.getByRole('combobox', { name: 'Font' }).click();
    await page.getByTitle('System font').click();
    await expect(page.getByRole('figure', { name: 'Preview' })).toBeVisible();
    await expectAccessibleInThemes(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/saved/i).first()).toBeVisible();
  });

  await test.step('a visitor sees them on the sign-up page and at the sign-in', async () => {
    const visitor = await (await browser.newContext({ extraHTTPHeaders: fromSomewhere() })).newPage();
    const sign_in = await page.getByRole('link', { name: /\/login\?portal=/ }).getAttribute('href');
    for (const address of [`/partner-signup/${id}`, sign_in!]) {
      await visitor.goto(address);
      const logo = visitor.locator('img[alt=""][src^="/api/pictures/"]').first();
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2);
      const look = await visitor.getByRole('button', { name: /^(Send application|Sign in)$/ }).evaluate((button) => {
        const { backgroundColor } = getComputedStyle(button);
        return { backgroundColor, font: getComputedStyle(document.body).fontFamily };
      });
      expect(look.backgroundColor).toBe('rgb(11, 110, 79)');
      expect(look.font).toContain('system-ui');
      await expect(visitor.locator('body')).not.toContainText('Tandem');
    }
  });

  await test.step('its own frame stays orange until it wants its color there', async () => {
    const accent = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim());
    await page.goto('/dashboard');
    const orange = await accent();
    // In light and in dark mode.
    expect(['#c2410c', '#fb923c']).toContain(orange);
    await page.goto('/administration/settings?tab=branding');
    await page.getByRole('switch', { name: 'Use this color in Tandem, too' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/saved/i).first()).toBeVisible();
    await page.goto('/dashboard');
    await expect.poll(accent).not.toBe(orange);
  });
});
