import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { dataFolderOf } from './data-folder.ts';
import { linkIn, pathOf } from './mailbox.ts';
import { closeWindows, demo, enterAs, expectAccessible, signInByCall } from './people.ts';
import { visit } from './screens.ts';

test.afterEach(closeWindows);

const folder = dataFolderOf(process.env.E2E_PORT ?? 4310);

/** Puts an email into the mailbox of the server. */
function deliver(to: string, subject: string, lines: readonly string[]): void {
  const name = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  const inbox = join(folder, 'mail-in');
  mkdirSync(inbox, { recursive: true });
  const source = [
    `From: Pat Partner <${demo.partner}>`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: <${name}@partner.example>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    ...lines,
  ];
  writeFileSync(join(inbox, `${name}.part`), source.join('\r\n'));
  renameSync(join(inbox, `${name}.part`), join(inbox, `${name}.eml`));
}

/** The address to which a reply to the newest email with this subject goes. */
async function replyAddress(subject: string): Promise<string> {
  let found = '';
  await expect
    .poll(() => {
      const names = readdirSync(join(folder, 'mail'))
        .filter((name) => name.endsWith('.eml'))
        .sort();
      const text = names
        .map((name) => readFileSync(join(folder, 'mail', name), 'utf8'))
        .findLast((mail) => mail.includes(`Subject: ${subject}`));
      found = /^Reply-To: (\S+)/m.exec(text?.replace(/\r?\n[ \t]+/g, ' ') ?? '')?.[1] ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}

async function checkNow(page: Page): Promise<void> {
  await visit(page, '/administration/received-mails');
  await page.getByRole('button', { name: 'Check now' }).click();
}

test('a partner forwards an email, adds what is missing, and registers the deal', async ({ page, request }) => {
  test.setTimeout(150_000);
  const stamp = Date.now().toString(36);
  const domain = `forwarded-${stamp}.de`;
  await enterAs(page, demo.company);

  const address = await test.step('the company turns deals by email on', async () => {
    await visit(page, '/administration/forwarded-deals');
    const setting = page.getByRole('switch', { name: 'Create draft registrations from forwarded emails' });
    if ((await setting.getAttribute('aria-checked')) === 'false') await setting.click();
    await expect(setting).toHaveAttribute('aria-checked', 'true');
    await expectAccessible(page);
    return (await page.locator('code').textContent()) ?? '';
  });

  await test.step('a forwarded email becomes a draft, and the partner is asked for the date', async () => {
    deliver(address, `Fwd: Offer ${stamp}`, [
      'Please register this.',
      '',
      '---------- Forwarded message ---------',
      `From: Grace Hopper <grace@${domain}>`,
      'Subject: Offer',
      '',
      'We have a budget of 50,000 USD.',
    ]);
    await checkNow(page);
    await expect(page.getByText('Created a draft. Asked for: Expected close date.').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the partner replies', async () => {
    const reply = await replyAddress(`Details needed: Fwd: Offer ${stamp}`);
    const close = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
    deliver(reply, `Re: Details needed: Fwd: Offer ${stamp}`, [`Expected close date: ${close}`]);
    await checkNow(page);
  });

  await test.step('and registers the deal from the next email', async () => {
    const link = await linkIn(demo.partner, `Ready to register: Re: Details needed: Fwd: Offer ${stamp}`);
    await page.goto(pathOf(link));
    await expect(page.getByText(domain)).toBeVisible();
    await page.getByRole('button', { name: 'Register deal' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Done' })).toBeVisible();
    const asCompany = bearer(await signInByCall(request, demo.company));
    const found = await request.get(`/api/deal_registrations?account_domain=${domain}`, { headers: asCompany });
    expect(await found.json()).toMatchObject([
      { account_domain: domain, amount_minor: 5_000_000, contact_name: 'Grace Hopper', country: 'DE' },
    ]);
  });
});
