import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import https from 'node:https';
import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { chatCertificateOf, chatKeyOf } from './data-folder.ts';
import { closeWindows, demo, enterAs, expectAccessible } from './people.ts';
import { chatPort } from './receiver-port.ts';

/** The texts that the chat service received. */
const posts: string[] = [];
const chat = https.createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    posts.push((JSON.parse(Buffer.concat(parts).toString('utf8')) as { text: string }).text);
    response.end('ok');
  });
});
const port = process.env.E2E_PORT ?? 4310;

test.beforeAll(async () => {
  chat.setSecureContext({ key: readFileSync(chatKeyOf(port)), cert: readFileSync(chatCertificateOf(port)) });
  chat.listen(chatPort(port));
  await once(chat, 'listening');
});
test.afterAll(() => chat.close());
test.afterEach(closeWindows);

/** A response as Typeform sends it; questions that were skipped are left out. */
const response = (company: string, number: number) =>
  JSON.stringify({
    event_id: `01H${company.replace(/\W/g, '')}`,
    event_type: 'form_response',
    form_response: {
      form_id: 'lT4Z3j',
      answers: [
        { type: 'text', text: 'Jana Havel', field: { id: 'NaM', type: 'short_text', ref: 'name' } },
        { type: 'number', number, field: { id: 'DlX', type: 'number', ref: 'budget' } },
        { type: 'text', text: company, field: { id: 'SME', type: 'short_text', ref: 'company' } },
      ],
    },
  });

test('a response to a form becomes a lead and a chat message, with values picked from a test event', async ({
  page,
}) => {
  const stamp = Date.now().toString(36);
  const token = await enterAs(page, demo.company);
  const post = async <T>(to: string, data: object) => {
    const answer = await page.request.post(`/api/${to}`, { headers: bearer(token), data });
    expect(answer.ok(), `${to}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  };
  const address = `https://localhost:${chatPort(port)}/services/T0/B0/${stamp}`;
  const channel = { name: `Leads ${stamp}`, kind: 'slack', topics: [], is_on: true, address };
  const { channels } = await post<{ channels: { id: string; name: string }[] }>('chat_channels', channel);
  const channel_id = channels.find(({ name }) => name === channel.name)!.id;
  const steps = [
    {
      id: 'lead',
      kind: 'create_leads',
      params: {
        contact_name: '{{hook.name}}',
        company_name: '{{hook.company}}',
        budget: '{{hook.budget}}',
        external_ref: `form ${stamp} {{hook.company}}`,
      },
    },
    { id: 'tell', kind: 'chat', params: { channel_id, text: 'A lead' } },
  ];
  const definition = { trigger: { kind: 'webhook', table: null }, steps };
  const { id } = await post<{ id: string }>('automations', { name: `Requests ${stamp}`, definition });
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
    await tree.getByRole('button', { name: 'Use form_response answers name text' }).click();
    await expect(page.getByLabel('Name', { exact: true }).nth(1)).toHaveValue('company');
    await expectAccessible(page);
  });

  await test.step('a message uses a value and the record of an earlier step, and the flow goes live after a dry run', async () => {
    await page
      .getByRole('button', { name: /Post “A lead”/ })
      .first()
      .click();
    await page.getByLabel('Message', { exact: true }).fill('{{step.lead.contact_name}} of');
    await page.getByRole('combobox', { name: 'Insert a value: Message' }).click();
    await page.getByTitle('Company', { exact: true }).click();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
      '{{step.lead.contact_name}} of {{hook.company}}',
    );
    await expect(page.getByText('saved', { exact: false }).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Dry run' }).click();
    await page.getByRole('button', { name: 'Start dry run' }).click();
    await expect(page.getByText(`Post “Jana Havel of Sample ${stamp}”`, { exact: false })).toBeVisible({
      timeout: 60_000,
    });
    await page.getByRole('button', { name: 'Go live' }).click();
    await page.getByRole('dialog', { name: 'Go live' }).getByRole('button', { name: 'Go live' }).click();
    await expect(page.getByText('Published. The automation is live.')).toBeVisible();
  });

  await test.step('a response becomes a lead and a message once, and a forged one nothing', async () => {
    const body = response(`Havel ${stamp}`, 9000);
    expect((await send(body)).status()).toBe(204);
    expect((await send(body)).status()).toBe(204);
    const right = secret;
    secret = 'another secret';
    expect((await send(response(`Forged ${stamp}`, 1))).status()).toBe(404);
    secret = right;
    const leads = async (company: string) => {
      const answer = await page.request.get(`/api/leads?company_name_like=${encodeURIComponent(company)}`, {
        headers: bearer(token),
      });
      return (await answer.json()) as object[];
    };
    await expect.poll(() => posts, { timeout: 60_000 }).toEqual([`Jana Havel of Havel ${stamp}`]);
    expect(await leads(`Havel ${stamp}`)).toMatchObject([{ contact_name: 'Jana Havel', budget: '9000' }]);
    expect(await leads(`Forged ${stamp}`)).toEqual([]);
    expect(await leads(`Sample ${stamp}`)).toEqual([]);
  });
});
