import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { bearer, SECRET } from './accounts.ts';
import { linkIn, otherLinkIn, pathOf } from './mailbox.ts';
import { closeWindows, demo, enterAs, expectAccessible, fromSomewhere } from './people.ts';

test.afterEach(closeWindows);

const german = async (browser: { newContext(options: object): Promise<BrowserContext> }): Promise<BrowserContext> =>
  browser.newContext({ locale: 'de-DE', extraHTTPHeaders: fromSomewhere() });

const expectGerman = (page: Page) => expect(page.locator('html')).toHaveAttribute('lang', 'de');

test('a company applies, joins and signs its contract in German, while the program works in English', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const mark = Date.now().toString(36);
  const [name, email] = [`Hafen ${mark}`, `ada@hafen-${mark}.com`];
  const company = await (await browser.newContext()).newPage();
  const token = await enterAs(company, demo.company);
  const headers = { ...bearer(token), 'x-tandem-mode': 'company' };
  const visitor = await german(browser);
  const applicant = await visitor.newPage();

  await test.step('the sign-up page and its emails are in German', async () => {
    const pages = await company.request.get('/api/partner_pages?_start=0&_end=100', { headers });
    const page = ((await pages.json()) as { id: string; name: string }[]).find(
      (one) => one.name === 'Become a partner',
    );
    // A slow network still brings the code of the page; input that it does not hear yet must stay.
    const { promise: hasArrived, resolve: arrive } = Promise.withResolvers<void>();
    await applicant.route('**/site/assets/*.js', (route) => hasArrived.then(() => route.continue()));
    await applicant.goto(`/partner-signup/${page!.id}`, { waitUntil: 'commit' });
    await applicant.getByLabel('Company name').fill(name);
    await applicant.getByLabel('Country').selectOption('DE');
    await expect(applicant.locator('html')).not.toHaveAttribute('data-ready');
    arrive();
    await expect(applicant.locator('html')).toHaveAttribute('data-ready');
    await expectGerman(applicant);
    await expect(applicant.getByLabel('Company name')).toHaveValue(name);
    await applicant.getByLabel('Website').fill(`https://hafen-${mark}.com`);
    await applicant.getByLabel(/^Name/).fill('Ada Bewerber');
    await applicant.getByLabel('Business email').fill(email);
    await applicant.getByLabel(/I agree/).check();
    await applicant.getByRole('button', { name: 'Send application' }).click();
    await applicant.goto(pathOf(await linkIn(email, 'Ihre Bewerbung beim Partnerprogramm von')));
    await expectGerman(applicant);
    await expectAccessible(applicant);
    await applicant.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
    await expect(applicant.getByText(/6 von 6/)).toBeVisible();
  });

  await test.step('the company approves in English, and the partner gets the language of the applicant', async () => {
    const applications = await company.request.get(
      `/api/partner_applications?email=${encodeURIComponent(email)}&_start=0&_end=10`,
      { headers },
    );
    const [application] = (await applications.json()) as { id: string; language: string }[];
    expect(application!.language).toBe('de');
    await company.goto(`/partners/pending/opportunities/show/${application!.id}?queue=sign-ups`);
    await company.getByRole('button', { name: 'Approve' }).click();
    await company
      .getByRole('dialog', { name: `Approve ${name}` })
      .getByRole('button', { name: 'Approve' })
      .click();
    await expect(company.getByText('Waits for the signature of Ada Bewerber.').first()).toBeVisible();
    const partners = await company.request.get(`/api/partners?q=${encodeURIComponent(name)}&_start=0&_end=10`, {
      headers,
    });
    expect(((await partners.json()) as { language: string }[])[0]!.language).toBe('de');
  });

  await test.step('the invitation, the account and the portal are in German', async () => {
    await applicant.goto(
      pathOf(await linkIn(email, 'Ihre Bewerbung beim Partnerprogramm von Lumenfleet wurde angenommen')),
    );
    await expectGerman(applicant);
    await applicant.getByLabel('Passwort').first().fill(SECRET);
    await expectAccessible(applicant);
    await applicant.getByRole('button', { name: /annehmen|erstellen|beitreten/i }).click();
    await applicant.getByRole('button', { name: 'Später abschließen' }).click();
    await applicant.getByRole('dialog').getByRole('button', { name: 'Später abschließen' }).click();
    await expect(applicant).toHaveURL(/partner-dashboard/);
    await applicant.goto('/revenue/deal-desk/create');
    await expect(applicant.getByRole('link', { name: 'Vertrag unterzeichnen' })).toBeVisible();
    await expectAccessible(applicant);
  });

  await test.step('the contract is asked for, signed and confirmed in German', async () => {
    const page = await visitor.newPage();
    await page.goto(pathOf(await otherLinkIn(email, 'Reseller-Vertrag', /https?:\S+\/sign\/\S+/)));
    await expectGerman(page);
    await page.getByRole('checkbox', { name: /^Ich stimme zu, dieses Dokument elektronisch zu unterzeichnen/ }).check();
    await page.getByRole('button', { name: 'Unterzeichnen', exact: true }).click();
    await page.getByLabel('Code').fill(await otherLinkIn(email, 'Ihr Code zum Unterzeichnen von', /\b\d{6}\b/));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Bestätigen und unterzeichnen' }).click();
    await expect(page.getByRole('heading', { name: 'Sie haben unterzeichnet' })).toBeVisible();
  });
});
