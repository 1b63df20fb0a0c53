import { expect, test } from '@playwright/test';
import { bearer, SECRET, skipPartnerSetup, uniqueEmail } from './accounts.ts';
import { linkIn } from './mailbox.ts';
import {
  closeWindows,
  demo,
  enterAs,
  enterBy,
  expectAccessible,
  fromSomewhere,
  signInByCall,
  startAnew,
} from './people.ts';
import { expectLoaded } from './screens.ts';

test.afterEach(closeWindows);

test('a two-tier deal goes from the registration through the distributor to two commissions', { tag: '@all' }, async ({
  page,
  browser,
  request,
}) => {
  const headers = bearer(await signInByCall(request, demo.company));
  const call = async (path: string, data?: object) => {
    const answer = await (data
      ? request.post(`/api/${path}`, { headers, data })
      : request.get(`/api/${path}`, { headers }));
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const partner = await enterAs(page, demo.partner);
  const session = await (await request.get('/api/session', { headers: bearer(partner) })).json();
  const [{ distributor_id, distributor_name, partner_name }] = await call(
    `distributions?partner_id=${session.program.partner_id}&status=active`,
  );
  const customer = `Quay ${Date.now().toString(36)}`;
  const domain = `${customer.toLowerCase().replace(' ', '-')}.example`;

  // 1. The reseller registers the deal; its default distributor is chosen already.
  await page.goto('/revenue/deal-desk/create');
  await expectLoaded(page);
  await page.getByLabel('Account name').fill(customer);
  await page.getByLabel('Website', { exact: true }).fill(domain);
  await page.getByLabel('Country').fill('Malta');
  await page.getByLabel('Country').press('Enter');
  await page.getByRole('textbox', { name: /Estimated amount/ }).fill('48200');
  await page.getByLabel('Expected close').fill('December 2027');
  await page.getByLabel('Expected close').press('Enter');
  await page.getByLabel('Email').fill(`buyer@${domain}`);
  await expect(page.getByText(distributor_name)).toBeVisible();
  await page.getByRole('button', { name: 'Register deal' }).click();
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible();

  // 2. The distributor sees the size of the deal, and neither its price nor the contact.
  const email = uniqueEmail('distributor.example');
  await call('invitations', { email, role: 'partner_admin', partner_id: distributor_id });
  const accepted = await request.post('/api/public/invitations/accept', {
    headers: fromSomewhere(),
    data: {
      token: new URL(await linkIn(email)).hash.slice('#token='.length),
      password: SECRET,
      full_name: 'Dora Distributor',
    },
  });
  const { token } = await accepted.json();
  await skipPartnerSetup(request, token);
  const window = await browser.newContext();
  const distributor = await window.newPage();
  await enterBy(distributor, token);
  await distributor.goto('/revenue/reseller-deals');
  await expectLoaded(distributor);
  await distributor.getByRole('link', { name: customer }).first().click();
  await expect(distributor.getByRole('heading', { level: 1, name: customer })).toBeVisible();
  await expect(distributor.getByText('$50,000')).not.toHaveCount(0);
  await expect(distributor.getByText('48,200')).toHaveCount(0);
  await expect(distributor.getByText(`buyer@${domain}`)).toHaveCount(0);
  await expectAccessible(distributor);

  // 3. It confirms the deal.
  await distributor.getByRole('button', { name: 'Confirm deal' }).click();
  await distributor.getByRole('dialog').getByRole('button', { name: 'Confirm deal' }).click();
  await expect(distributor.getByText('Confirmed').first()).toBeVisible();

  // 4. The company approves the registration, and both take part in the deal.
  const [registration] = await call(`deal_registrations?account_domain=${domain}`);
  const approved = await call(`deal_registrations/${registration.id}/approve`, { convert: true });
  await startAnew(page);
  await enterAs(page, demo.company);
  await page.goto(`/commissions/opportunities/show/${approved.opportunity_id}`);
  await expectLoaded(page);
  await expect(page.getByText(distributor_name).first()).toBeVisible();

  // 5. The deal is won and each of the two earns once by one structure.
  const deal = await call(`opportunities/${approved.opportunity_id}`);
  const type = await call(`opportunity_types/${deal.type_id}`);
  const won = type.stages.find(({ category }: { category: string }) => category === 'won');
  await call(`opportunities/${deal.id}/move`, { stage_id: won.id });
  const lines: { partner_name: string }[] = await call(`commission_lines?opportunity_id=${deal.id}`);
  expect(lines.map((line) => line.partner_name).sort()).toEqual([distributor_name, partner_name].sort());

  // 6. The company sees who buys from whom, and what each of the two reads.
  await page.goto('/partners/distribution/inventory');
  await expectLoaded(page);
  await expect(page.getByRole('link', { name: distributor_name }).first()).toBeVisible();
  await expectAccessible(page);
});
