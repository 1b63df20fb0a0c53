import { createHash, randomBytes } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, test } from '@playwright/test';
import { demo, enterAs, expectAccessible } from './people.ts';

interface Found {
  answer: { kind: string; total: number };
  proposal?: { confirm_url: string };
}

test('a partner connects an app, which proposes a task that the partner confirms', async ({ page, baseURL }) => {
  const token = await enterAs(page, demo.partner);
  await page.goto('/developers/apps');
  await expect(page.getByRole('heading', { name: 'Connect an app' })).toBeVisible();
  await expect(page.getByText(`${baseURL}/mcp`, { exact: true })).toBeVisible();
  await page.getByText('VS Code', { exact: true }).click();
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
  const partners = await ask('query', { of: 'partners' });
  expect(partners.answer).toMatchObject({ kind: 'partners', total: 1 });
  const { proposal } = await ask('propose_create', { kind: 'tasks', fields: { title: 'Send the renewal offer' } });
  await client.close();

  await page.goto(new URL(proposal!.confirm_url).pathname);
  await expect(page.getByText('Send the renewal offer').first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('You confirmed this proposal.')).toBeVisible();
  const tasks = await page.request.get('/api/tasks?q=Send%20the%20renewal%20offer', { headers });
  expect(await tasks.json()).toHaveLength(1);
  await page.request.post(`/api/api_keys/${id}/revoke`, { headers, data: {} });
});

test('an app asks for access, and a person allows it to propose changes', async ({ page, baseURL }) => {
  await enterAs(page, demo.company);
  const redirect_uri = 'http://localhost:33418/callback';
  const made = await page.request.post('/oauth/register', {
    data: { client_name: 'Desk helper', redirect_uris: [redirect_uri] },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { client_id } = (await made.json()) as { client_id: string };
  const code_verifier = randomBytes(32).toString('base64url');
  const question = new URLSearchParams({
    client_id,
    redirect_uri,
    response_type: 'code',
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'of the app',
    resource: `${baseURL}/mcp`,
  });
  await page.goto(`/oauth/authorize?${question}`);
  await expect(page.getByRole('heading', { name: 'Connect Desk helper?' })).toBeVisible();
  await expect(page.getByText('The access goes to an app on this computer, at localhost:33418.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Read only/ })).toBeChecked();
  await page.getByRole('radio', { name: /It can prepare changes; you confirm each one/ }).check();
  await expectAccessible(page);

  const answered = Promise.withResolvers<URL>();
  await page.route(`${redirect_uri}*`, async (route) => {
    answered.resolve(new URL(route.request().url()));
    await route.fulfill({ body: 'You can close this window.' });
  });
  await page.getByRole('button', { name: 'Connect Desk helper' }).click();
  const address = await answered.promise;
  await expect(page.getByText('You can close this window.')).toBeVisible();
  expect(address.searchParams.get('state')).toBe('of the app');
  const form = {
    grant_type: 'authorization_code',
    code: address.searchParams.get('code')!,
    code_verifier,
    client_id,
    redirect_uri,
  };
  const granted = await page.request.post('/oauth/token', { form });
  expect(granted.status(), await granted.text()).toBe(200);
  const { access_token } = (await granted.json()) as { access_token: string };
  const client = new Client({ name: 'desk-helper', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', baseURL), {
      requestInit: { headers: { authorization: `Bearer ${access_token}` } },
    }),
  );
  const tools = (await client.listTools()).tools.map(({ name }) => name);
  expect(tools).toContain('propose_create');
  await client.close();

  // The person ends the access where keys are listed.
  await page.goto('/administration/settings?tab=api-keys');
  const row = page.getByRole('row', { name: /Desk helper/ });
  await expect(row).toBeVisible();
  // The same address works once.
  expect((await page.request.post('/oauth/token', { form })).status()).toBe(400);
});
