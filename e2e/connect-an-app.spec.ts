import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, test } from '@playwright/test';
import { demo, enterAs, expectAccessible } from './people.ts';

interface Found {
  answer: { records: { id: string; partner_id?: string }[] };
  proposal?: { confirm_url: string };
}

test('a partner connects an app, which proposes a task that the partner confirms', async ({ page, baseURL }) => {
  const token = await enterAs(page, demo.partner);
  await page.goto('/developers/apps');
  await expect(page.getByRole('heading', { name: 'Connect an app' })).toBeVisible();
  await expect(page.getByText(`${baseURL}/mcp`, { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'VS Code' }).check({ force: true });
  await expect(page.getByText('"type": "http"').first()).toBeVisible();
  await expectAccessible(page);

  const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'partner' };
  const made = await page.request.post('/api/api_keys', {
    headers,
    data: { name: 'Desktop app', permissions: ['*:view', 'tasks:manage'] },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { secret, id } = (await made.json()) as { secret: string; id: string };

  const client = new Client({ name: 'desktop', version: '1' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', baseURL), {
      requestInit: { headers: { authorization: `Bearer ${secret}` } },
    }),
  );
  const ask = async (name: string, input: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: input })).structuredContent as unknown as Found;
  const partners = await ask('find_records', { kind: 'partners' });
  expect(partners.answer.records).toHaveLength(1);
  const { proposal } = await ask('propose_task', { title: 'Send the renewal offer' });
  await client.close();

  await page.goto(new URL(proposal!.confirm_url).pathname);
  await expect(page.getByText('Send the renewal offer').first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('You confirmed this proposal.')).toBeVisible();
  const tasks = await page.request.get('/api/tasks?q=Send%20the%20renewal%20offer', { headers });
  expect(await tasks.json()).toHaveLength(1);
  await page.request.post(`/api/api_keys/${id}/revoke`, { headers, data: {} });
});
