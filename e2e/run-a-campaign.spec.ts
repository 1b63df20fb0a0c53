import { expect, type Page, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { countClicks } from './clicks.ts';
import { otherLinkIn, pathOf } from './mailbox.ts';
import { closeWindows, demo, enterAs, expectAccessible } from './people.ts';

test.afterEach(closeWindows);

test('a campaign goes from a draft to its results, and a recipient unsubscribes without signing in', async ({
  page,
  browser,
}) => {
  const stamp = Date.now().toString(36);
  const name = `Summer ${stamp}`;
  const email = `reader-${stamp}@reader.example`;
  const token = await enterAs(page, demo.company);
  const call = async <T>(method: 'get' | 'post', path: string, data?: object): Promise<T> => {
    const answer = await page.request[method](`/api/${path}`, { headers: bearer(token), ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json() as Promise<T>;
  };
  // The demo's campaign reached people of active partners.
  const [{ partner_id }] = await call<[{ partner_id: string }]>('get', 'email_campaign_recipients?status=sent');
  await call('post', 'contacts', { first_name: 'Rita', last_name: stamp, email, title: `Reader ${stamp}`, partner_id });
  await call('post', 'audiences', {
    name: `Readers ${stamp}`,
    entity: 'contacts',
    conditions: { any: [{ all: [{ field: 'contact.title', op: 'contains', value: `Reader ${stamp}` }] }] },
  });

  await test.step('the email is written with a live preview', async () => {
    await page.goto('/email_campaign');
    await newCampaign(page);
    await page.getByRole('link', { name: /^Blank/ }).click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Topic').click();
    await page.getByTitle('Program news').click();
    await page.getByLabel('Subject').fill('Hello {{first_name|there}}');
    await page.getByLabel('Preview text').fill('What is new');
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.fill('Read the news, {{nobody}}: ');
    await expect(page.getByText('The variable "nobody" does not exist.')).toBeVisible();
    await text.fill('Read the news: ');
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await page.getByLabel('Link address').fill('https://www.example.com/news');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add block' }).click();
    await page.getByRole('menuitem', { name: 'Button', exact: true }).click();
    await page.getByLabel('Button label').fill('Open the shop');
    await page.getByLabel('Address of the link').fill('https://www.example.com/shop');
    const frame = page.frameLocator('iframe[title="Preview of the email"]');
    await expect(frame.getByText('Open the shop')).toBeVisible();
    await expect(page.getByText('Hello Piet', { exact: true }).first()).toBeVisible();
    await page.getByLabel('Preview as').fill(stamp);
    await page.getByTitle(`Rita ${stamp}`).click();
    await expect(page.getByText('Hello Rita', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Move 3. Button', exact: true }).focus();
    await page.keyboard.press('Space');
    // A block takes keys a moment after it was picked up.
    await expect(async () => {
      await page.keyboard.press('ArrowUp');
      await expect(page.getByText('3. Button is 2 of 3.')).toBeAttached({ timeout: 3_000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Move 2. Button', exact: true })).toBeVisible();
    await page.getByText('Phone', { exact: true }).click();
    await page.getByLabel('Dark mode').check({ force: true });
  });

  await test.step('the audience shows who gets it and why', async () => {
    await page.getByLabel('Audience', { exact: true }).click();
    await page.getByLabel('Audience', { exact: true }).fill(`Readers ${stamp}`);
    await page.getByTitle(`Readers ${stamp}`).click();
    await expect(page.getByText('1 person would get this email now.', { exact: false })).toBeVisible();
    await expect(page.getByText(`Contact in the audience “Readers ${stamp}”`)).toBeVisible();
    await page.getByLabel('No emails from').fill('0');
    await page.getByLabel('No emails until').fill('0');
    await expectAccessible(page);
  });

  await test.step('it is sent, after the sheet says to whom, and that no mail server is configured', async () => {
    await page.getByRole('button', { name: 'Review and send' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const sheet = page.getByRole('dialog', { name: 'Send campaign' });
    await expect(sheet).toContainText('1 person gets this email');
    await expect(sheet).toContainText('No mail server is configured');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Write 1 email to disk' }).click();
    await expect(page.getByText('Sending set up')).toBeVisible();
  });

  const link = await otherLinkIn(email, 'Hello Rita', /https?:[^\s)]+email-links[^\s)]+/);
  await test.step('a click leads to the stored address', async () => {
    const answer = await page.request.get(`${new URL(link).pathname}${new URL(link).search}`, {
      maxRedirects: 0,
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36' },
    });
    expect([answer.status(), answer.headers().location]).toEqual([302, 'https://www.example.com/shop']);
  });

  await test.step('the recipient unsubscribes on a page without an account', async () => {
    const reader = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await reader.goto(pathOf(await otherLinkIn(email, 'Hello Rita', /https?:\S+email-preferences\S+/)));
    await expect(reader.getByRole('heading', { name: 'Email preferences' })).toBeVisible();
    await reader.getByRole('button', { name: 'Unsubscribe from “Program news”' }).click();
    await expect(reader.getByText('Your preferences are saved.')).toBeVisible();
    await expect(reader.getByLabel('Program news')).not.toBeChecked();
    await expectAccessible(reader);
  });

  await test.step('the results count it, and a number opens its rows', async () => {
    await expect
      .poll(async () => (await call<{ status: string }[]>('get', `email_campaigns?q=${stamp}`))[0]!.status, {
        timeout: 60_000,
      })
      .toBe('sent');
    await page.reload();
    await expect(page.getByText('1 email written to disk.')).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('definition')
      .filter({ hasText: /^1(\D|$)/ })
      .getByRole('link')
      .last()
      .click();
    await expect(page.getByRole('tab', { name: 'Recipients' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(email)).toBeVisible();
    await page.goto('/email_campaign/suppressions');
    await expect(page.getByText(email)).toBeVisible();
  });
});

test('a campaign is sent in five clicks', async ({ page }) => {
  const clicks = await countClicks(page);
  await enterAs(page, demo.company);
  await page.goto('/email_campaign');
  await clicks.start();
  await newCampaign(page);
  await page.getByRole('link', { name: /^Promotion/ }).click();
  await page.getByLabel('Audience', { exact: true }).click();
  await page.keyboard.type('Top partners');
  await expect(page.getByTitle('Top partners', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  // The addresses of links are typed.
  await page.getByLabel('Address of the link').fill('https://www.example.com/bonus');
  await page.getByRole('button', { name: 'Review and send' }).click();
  const sheet = page.getByRole('dialog', { name: 'Send campaign' });
  await sheet.getByRole('button', { name: /^Write \d+ emails? to disk$/ }).click();
  await expect(page.getByText('Sending set up')).toBeVisible();
  expect(await clicks.made()).toBeLessThanOrEqual(5);
});

const newCampaign = (page: Page) =>
  page
    .getByRole('link', { name: 'New campaign' })
    .or(page.getByRole('button', { name: 'New campaign' }))
    .first()
    .click();
