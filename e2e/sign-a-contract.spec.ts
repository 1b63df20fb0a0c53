import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { codeIn, linkIn, pathOf } from './mailbox.ts';
import { demo, enterAs, expectAccessible, fromSomewhere, signInByCall } from './people.ts';
import { menuLink } from './screens.ts';

test('a contract is sent, signed on a phone by both sides without an account, sealed and verified', async ({
  browser,
}, info) => {
  const mark = Date.now().toString(36);
  const company = await (await browser.newContext()).newPage();
  await enterAs(company, demo.company);
  const token = await signInByCall(company.request, demo.company);
  const headers = { ...bearer(token), 'x-tandem-mode': 'company' };
  const emails = { partner: `ana-${mark}@partner.example`, company: `jo-${mark}@company.example` };

  await company.goto('/partners/contracts/templates/create');
  await company.getByLabel('Name').fill(`Reseller terms ${mark}`);
  await company.getByRole('button', { name: 'Create template' }).click();
  await expect(company.getByRole('heading', { level: 1, name: `Reseller terms ${mark}` })).toBeVisible();
  await expect(company).toHaveURL(/\/partners\/contracts\/templates\/edit\//);
  await expectAccessible(company);
  await test.step('a merge field is chosen while typing, shown as a chip and removed as one', async () => {
    const text = company.getByRole('textbox', { name: 'Text' });
    const chips = text.locator('[data-label="Territory"]');
    await expect(chips).toHaveCount(1);
    await text.click();
    await company.keyboard.press('Control+End');
    await company.keyboard.type(' in {{terr');
    await company.getByRole('option', { name: /^Territory/ }).click();
    await expect(chips).toHaveCount(2);
    await company.keyboard.press('Backspace');
    await expect(chips).toHaveCount(1);
  });
  await company.getByRole('button', { name: 'Publish' }).click();
  await company.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(company.getByText('Published', { exact: true }).first()).toBeVisible();

  const partner = (await (
    await company.request.post('/api/partners', { headers, data: { name: `Signing ${mark}` } })
  ).json()) as {
    id: string;
  };
  await company.goto(`/partners/show/${partner.id}`);
  await company.getByRole('button', { name: 'Send contract' }).click();
  await expect(company).toHaveURL((url) => url.pathname === '/partners/contracts/create');
  await company.getByRole('button', { name: `Reseller terms ${mark}` }).click();
  await expect(company.getByText('Enter a name and an email address for every signer.')).toBeVisible();
  await company.getByRole('button', { name: 'Partner’s address is missing. Edit' }).click();
  const panel = company.getByRole('dialog', { name: 'Partner’s address' });
  await panel.getByRole('textbox').fill('1 Harbor Street, Rijeka');
  await company.keyboard.press('Enter');
  await expect(company.getByRole('button', { name: /^Partner’s address: 1 Harbor Street/ })).toBeVisible();
  await company.getByLabel('Protection days').fill('120');
  await company.getByLabel('Protection days').press('Tab');
  await expect(company.getByRole('button', { name: 'Protection: 120 days. Edit' })).toBeVisible();
  await company.getByLabel('Partner: name').fill('Ana Kovač');
  await (await menuLink(company, 'Contacts')).click();
  await expect(company.getByText('Are you sure you want to leave? You have unsaved changes.')).toBeVisible();
  await company.getByRole('button', { name: 'Stay' }).click();
  await expect(company.getByLabel('Partner: name')).toHaveValue('Ana Kovač');
  await company.getByLabel('Partner: email').fill(emails.partner);
  await company.getByLabel('Counter-signature: name').fill('Jo Keller');
  await company.getByLabel('Counter-signature: email').fill(emails.company);
  await expect(company.getByText('After Ana Kovač signs')).toBeVisible();
  await expect(company.getByText('Ana Kovač gets it first, then Jo Keller.')).toBeVisible();
  await expect(company.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await expectAccessible(company);
  await company.setViewportSize({ width: 390, height: 844 });
  expect(await company.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await company.setViewportSize({ width: 1440, height: 900 });
  await company.getByRole('button', { name: 'Send to Ana Kovač' }).click();
  await expect(company).toHaveURL(/\/partners\/contracts\/show\//);
  const id = company.url().split('/').at(-1)!;
  await expect(company.getByText('Sent', { exact: true }).first()).toBeVisible();
  await expectAccessible(company);

  for (const side of ['partner', 'company'] as const) {
    const link = await linkIn(emails[side]);
    const phone = await (await browser.newContext({ extraHTTPHeaders: fromSomewhere() })).newPage();
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto(pathOf(link));
    await expect(phone.getByText('Agreement between')).toBeVisible();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await phone.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(phone.getByText('Agree to sign electronically first.')).toBeVisible();
    await expectAccessible(phone);
    if (side === 'partner') {
      await phone.getByRole('button', { name: 'Draw' }).click();
      const box = (await phone.getByRole('img', { name: /^Draw your signature/ }).boundingBox())!;
      await phone.mouse.move(box.x + 30, box.y + 110);
      await phone.mouse.down();
      await phone.mouse.move(box.x + 120, box.y + 30, { steps: 8 });
      await phone.mouse.move(box.x + 240, box.y + 120, { steps: 8 });
      await phone.mouse.up();
    }
    await phone.getByRole('checkbox', { name: /^I agree to sign/ }).check();
    await phone.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(phone.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await expectAccessible(phone);
    await phone.getByLabel('Code').fill(await codeIn(emails[side]));
    await phone.getByRole('button', { name: 'Confirm and sign' }).click();
    await expect(phone.getByRole('heading', { name: 'You have signed' })).toBeVisible();
    await expectAccessible(phone);
    const label = side === 'partner' ? 'Download a copy without signatures' : 'Download signed document';
    const saved = phone.waitForEvent('download');
    await phone.getByRole('button', { name: label }).click({ timeout: 60_000 });
    expect((await saved).suggestedFilename()).toBe(`Reseller terms ${mark} with Signing ${mark}.pdf`);
    await phone.context().close();
  }

  const statusOf = async () => (await (await company.request.get(`/api/contracts/${id}`, { headers })).json()).status;
  await expect.poll(statusOf, { timeout: 30_000 }).toBe('active');
  const live = await (await company.request.get(`/api/partners/${partner.id}`, { headers })).json();
  expect(live.protection_days).toBe(120);

  const file = info.outputPath('contract.pdf');
  const answer = await company.request.get(`/api/contracts/${id}/file`, { headers });
  writeFileSync(file, await answer.body());
  const anybody = await (await browser.newContext({ extraHTTPHeaders: fromSomewhere() })).newPage();
  await anybody.goto(`/verify/contract/${id}`);
  const fingerprint = (await anybody
    .getByText(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/)
    .first()
    .textContent())!;
  const run = (path: string) =>
    execFileSync(process.execPath, ['src/server/tandem.ts', 'verify-document', path, '--certificate', fingerprint], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(run(file)).toContain('Valid: the file is unchanged and signed by');
  const changed = readFileSync(file);
  changed[500]! ^= 1;
  writeFileSync(info.outputPath('changed.pdf'), changed);
  expect(() => run(info.outputPath('changed.pdf'))).toThrow('NOT VALID');

  await anybody.getByLabel('Choose a PDF file').setInputFiles(file);
  await expect(anybody.getByText('This file is genuine and unchanged.')).toBeVisible();
  await expect(anybody.getByText('Ana Kovač')).toBeVisible();
  await expectAccessible(anybody);
  await anybody.getByLabel('Choose a PDF file').setInputFiles(info.outputPath('changed.pdf'));
  await expect(anybody.getByText(/This file is not valid/)).toBeVisible();
  await anybody
    .getByLabel('Choose a PDF file')
    .setInputFiles('src/features/partners/contracts/server/testing/sealed-format-1.pdf');
  await expect(anybody.getByText(/Unchanged, signer not verified/)).toBeVisible();
  await expectAccessible(anybody);

  await company.reload();
  await expect(company.getByText('Active', { exact: true }).first()).toBeVisible();
  await company.getByRole('tab', { name: 'Evidence' }).click();
  await expect(company.getByText('The chain of events is intact.')).toBeVisible();
  await expectAccessible(company);
});
