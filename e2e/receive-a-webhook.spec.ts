import { once } from 'node:events';
import http from 'node:http';
import { expect, test } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { closeWindows, demo, enterAs, expectAccessible } from './people.ts';
import { receiverPort } from './receiver-port.ts';

interface Received {
  headers: Record<string, string>;
  body: string;
}

const received: Received[] = [];
const receiver = http.createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    received.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(parts).toString('utf8') });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"stored":true}');
  });
});
const port = receiverPort(process.env.E2E_PORT);

test.beforeAll(async () => {
  receiver.listen(port);
  await once(receiver, 'listening');
});
test.afterAll(() => receiver.close());
test.afterEach(closeWindows);

test('another system receives a signed event, and the log shows it', async ({ page }) => {
  const name = `Orders ${Date.now().toString(36)}`;
  let secret = '';
  await enterAs(page, demo.company);

  await test.step('the catalog shows what an event contains', async () => {
    await page.goto('/administration/webhooks/events');
    await page.getByLabel('Search events').fill('deal won');
    await page.getByRole('button', { name: 'Show example: deal.won' }).click();
    await expect(page.getByText('"type": "deal.won"')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('an endpoint is added, and its secret is shown once', async () => {
    await page.goto('/administration/webhooks');
    await page.getByRole('button', { name: 'New endpoint' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Address').fill(`http://localhost:${port}/hooks`);
    const events = page.getByRole('combobox', { name: 'Events' });
    await events.fill('deal.won');
    await events.press('Enter');
    await events.press('Escape');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText(`${name} is ready`)).toBeVisible();
    secret = (await page.getByTestId('secret').textContent()) ?? '';
    await page.getByRole('button', { name: 'I have saved the secret' }).click();
  });

  await test.step('a test event arrives, and the published library accepts its signature', async () => {
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: 'Send test event' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send test event' }).click();
    // The jobs of the demo itself come first.
    await expect.poll(() => received.length, { timeout: 120_000 }).toBe(1);
    const [message] = received;
    expect(new Webhook(secret).verify(message!.body, message!.headers)).toMatchObject({
      type: 'deal.won',
      data: { is_test: true, object: 'opportunities' },
    });
  });

  await test.step('the log shows the request and the response', async () => {
    await page.getByRole('link', { name: 'deal.won' }).first().click();
    await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('{"stored":true}')).toBeVisible();
    await expect(page.getByText('"type": "deal.won"')).toBeVisible();
    await expectAccessible(page);
  });
});
