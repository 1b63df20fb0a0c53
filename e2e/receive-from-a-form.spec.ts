import { createHmac } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { closeWindows, demo, enterAs, expectAccessible } from './people.ts';

test.afterEach(closeWindows);

/** A response as Typeform sends it; questions that were skipped are left out. */
const response = (company: string, number: number) =>
  JSON.stringify({
    event_id: `01H${company.replace(/\W/g, '')}`,
    event_type: 'form_response',
    form_response: {
      form_id: 'lT4Z3j',
      answers: [
        { type: 'number', number, field: { id: 'DlX', type: 'number', ref: 'budget' } },
        { type: 'text', text: company, field: { id: 'SME', type: 'short_text', ref: 'company' } },
      ],
    },
  });

test('a response to a form becomes work, with values picked from a test event', async ({ page }) => {
  const stamp = Date.now().toString(36);
  const token = await enterAs(page, demo.company);
  const created = await page.request.post('/api/automations', {
    headers: bearer(token),
    data: {
      name: `Requests ${stamp}`,
      definition: {
        trigger: { kind: 'webhook', table: null },
        steps: [{ id: 'call', kind: 'task', params: { title: 'Call', days: 1, to: 'owner' } }],
      },
    },
  });
  const { id } = (await created.json()) as { id: string };
  let path = '';
  let secret = '';
  const send = (body: string) =>
    page.request.post(path, {
      data: Buffer.from(body),
      headers: {
        'content-type': 'application/json',
        'typeform-signature': `sha256=${createHmac('sha256', secret).update(body).digest('base64')}`,
      },
    });

  await test.step('the address and the secret are shown once', async () => {
    await page.goto(`/automations/edit/${id}`);
    await page.getByRole('combobox', { name: 'Sender' }).click();
    await page.getByTitle('Typeform').click();
    await page.getByRole('button', { name: 'Create address' }).click();
    await expect(page.getByText('Shown only once.').first()).toBeVisible();
    const [address, key] = await page.locator('aside code').allTextContents();
    path = new URL(address!).pathname;
    secret = key!;
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I have saved it' }).click();
    await expect(page.getByText(secret)).toHaveCount(0);
  });

  await test.step('a test event is received, and values are picked from it', async () => {
    await page.getByRole('button', { name: 'Listen for a test event' }).click();
    await expect(page.getByText('Waiting for an event.')).toBeVisible();
    expect((await send(response(`Sample ${stamp}`, 100))).status()).toBe(204);
    const tree = page.getByRole('region', { name: 'Values of the test event' });
    await expect(tree.getByText(`Sample ${stamp}`)).toBeVisible({ timeout: 20_000 });
    await tree.getByRole('button', { name: 'Use form_response answers company text' }).click();
    await tree.getByRole('button', { name: 'Use form_response answers budget number' }).click();
    await expect(page.getByLabel('Name', { exact: true }).nth(1)).toHaveValue('company');
    await expectAccessible(page);
  });

  await test.step('the step uses a value, and the flow goes live after a dry run', async () => {
    await page
      .getByRole('button', { name: /Create the task/ })
      .first()
      .click();
    await page.getByLabel('Title', { exact: true }).fill('Call {{hook.company}}');
    await expect(page.getByText('saved', { exact: false }).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Dry run' }).click();
    await page.getByRole('button', { name: 'Start dry run' }).click();
    await expect(page.getByText(`Call Sample ${stamp}`).first()).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Go live' }).click();
    await page.getByRole('dialog', { name: 'Go live' }).getByRole('button', { name: 'Go live' }).click();
    await expect(page.getByText('Published. The automation is live.')).toBeVisible();
  });

  await test.step('a response becomes a task once, and a forged one nothing', async () => {
    const body = response(`Havel ${stamp}`, 9000);
    expect((await send(body)).status()).toBe(204);
    expect((await send(body)).status()).toBe(204);
    const right = secret;
    secret = 'another secret';
    expect((await send(response(`Forged ${stamp}`, 1))).status()).toBe(404);
    secret = right;
    const tasks = async (title: string) => {
      const answer = await page.request.get(`/api/tasks?title_like=${encodeURIComponent(title)}`, {
        headers: bearer(token),
      });
      return ((await answer.json()) as unknown[]).length;
    };
    await expect.poll(() => tasks(`Call Havel ${stamp}`), { timeout: 60_000 }).toBe(1);
    expect(await tasks(`Forged ${stamp}`)).toBe(0);
  });
});
