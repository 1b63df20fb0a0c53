import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
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
    await page
      .getByRole('link', { name: 'New campaign' })
      .or(page.getByRole('button', { name: 'New campaign' }))
      .first()
      .click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Topic').click();
    await page.getByTitle('Program news').click();
    await page.getByLabel('Subject').fill('Hello {{first_name|there}}');
    await page.getByLabel('Preview text').fill('What is new');
    await page
      .getByRole('textbox', { name: 'Text', exact: true })
      .fill('Read [the news](https://www.example.com/news), {{nobody}}.');
    await expect(page.getByText('The variable "nobody" does not exist.')).toBeVisible();
    await page
      .getByRole('textbox', { name: 'Text', exact: true })
      .fill('Read [the news](https://www.example.com/news).');
    await page.getByRole('button', { name: 'Add block' }).click();
    await page.getByRole('menuitem', { name: 'Button', exact: true }).click();
    await page.getByLabel('Button label').fill('Open the shop');
    await page.getByLabel('Address of the link').fill('https://www.example.com/shop');
    const frame = page.frameLocator('iframe[title="Preview of the email"]');
    await expect(frame.getByText('Open the shop')).toBeVisible();
    await expect(page.getByText('Hello Piet', { exact: true }).first()).toBeVisible();
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
    await page.getByRole('button', { name: 'Create draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('it is sent', async () => {
    await page.getByRole('button', { name: 'Send or schedule' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByText('Sending set up')).toBeVisible();
  });

  const link = await otherLinkIn(email, 'Hello Rita', /https?:[^\s)]+email-links[^\s)]+/);
  await test.step('a click leads to the stored address', async () => {
    const answer = await page.request.get(`${new URL(link).pathname}${new URL(link).search}`, {
      maxRedirects: 0,
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36' },
    });
    expect([answer.status(), answer.headers().location]).toEqual([302, 'https://www.example.com/news']);
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
    await expect(page.getByText('Sent to 1 person.')).toBeVisible();
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
