import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { demo, enterAs, expectAccessible } from './people.ts';

test('a company embeds the widget in its product, and a partner registers a deal there by keyboard', async ({
  page,
  baseURL,
}) => {
  const token = await enterAs(page, demo.company);
  const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' };
  const key = await page.request.post('/api/api_keys', {
    headers,
    data: { name: 'Product', permissions: ['widget_tokens:manage'] },
  });
  expect(key.status(), await key.text()).toBe(201);
  const { id, secret } = (await key.json()) as { id: string; secret: string };

  let snippet = '';
  let origin = '';
  /** The company's product: a page with a strict policy, and the route that gets tokens. */
  const product = createServer(async (request, response) => {
    if (request.url === '/tandem-token' && request.method === 'POST') {
      const answer = await fetch(`${baseURL}/api/widget_tokens`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ email: demo.partner, origin }),
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
      return;
    }
    response
      .writeHead(200, {
        'content-type': 'text/html',
        'content-security-policy': `default-src 'none'; script-src ${baseURL}; connect-src 'self' ${baseURL}`,
      })
      .end(`<!doctype html><html lang="en"><title>Product</title><main><h1>Partners</h1>${snippet}</main></html>`);
  });
  await new Promise<void>((resolve) => product.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(product.address() as AddressInfo).port}`;
  try {
    await page.goto('/administration/portal-widget');
    const example = page.locator('tandem-portal');
    await expect(example.getByRole('heading', { name: 'Bright Partners at Your company' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Sites').fill(origin);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save sites' }).click();
    await expect(page.getByText('Sites saved')).toBeVisible();
    snippet = (await page.locator('pre').first().textContent())!;
    expect(snippet).toContain(`${baseURL}/embed/portal-widget.js`);

    await page.goto(origin);
    const widget = page.locator('tandem-portal');
    await expect(widget.getByRole('heading', { name: 'Earnings' })).toBeVisible();
    await expectAccessible(page);
    const open = widget.getByRole('button', { name: 'Register deal' });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(widget.getByLabel('Account')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(widget.getByText('Enter a value.').first()).toBeVisible();
    const account = `Widget Works ${Date.now()}`;
    await widget.getByLabel('Account').fill(account);
    await widget.getByLabel('Website').fill(`w${Date.now()}.example`);
    await widget.getByLabel('Country').selectOption({ label: 'Netherlands' });
    await widget.getByLabel('Email').fill('iris@example.com');
    await widget.getByLabel(/^Amount/).fill('12000');
    await widget.getByLabel('Expected close').fill('2030-03-31');
    await page.keyboard.press('Enter');
    await expect(widget.getByRole('status')).toContainText(/Deal registration \d+ was sent\./);

    // On a phone, nothing is wider than the page.
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);

    // The end of the key ends the access of the page that is open.
    await page.request.post(`/api/api_keys/${id}/revoke`, { headers, data: {} });
    await page.reload();
    await expect(widget.getByRole('alert')).toBeVisible();

    const listed = await page.request.get(`${baseURL}/api/deal_registrations?q=${encodeURIComponent(account)}`, {
      headers,
    });
    expect(await listed.json()).toHaveLength(1);
  } finally {
    product.close();
  }
});
