import { type APIRequestContext, expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { codeIn, linkIn, pathOf } from './mailbox.ts';
import { demo, enterAs, expectAccessible, fromSomewhere, signInByCall } from './people.ts';

/** A won deal of the demo partner with a customer of this journey. */
async function wonDeal(
  request: APIRequestContext,
  owner: Record<string, string>,
  partner_id: string,
  customer: string,
) {
  const call = async (method: 'get' | 'post', path: string, data?: object) => {
    const answer = await request[method](`/api/${path}`, { headers: owner, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const account = await call('post', 'accounts', { name: customer });
  const email = `grace-${Date.now().toString(36)}@customer.example`;
  await call('post', 'contacts', { first_name: 'Grace', last_name: 'Hopper', email, account_id: account.id });
  const [type] = await call('get', 'opportunity_types?is_default=true');
  const won = type.stages.find(({ category }: { category: string }) => category === 'won');
  const deal = await call('post', 'opportunities', {
    name: `${customer} rollout`,
    account_id: account.id,
    type_id: type.id,
    stage_id: won.id,
    closed_on: new Date().toISOString().slice(0, 10),
    participants: [{ partner_id }],
    amount_minor: 100_000,
    currency: 'EUR',
  });
  return { email, id: deal.id as string, name: deal.name as string };
}

test('a customer of a won deal reviews the partner, the company publishes it and the partner replies', async ({
  browser,
}) => {
  const customer = `Review customer ${Date.now().toString(36)}`;
  const company = await (await browser.newContext()).newPage();
  await enterAs(company, demo.company);
  const token = await signInByCall(company.request, demo.company);
  const owner = { ...bearer(token), 'x-tandem-mode': 'company' };
  const asPartner = { ...bearer(await signInByCall(company.request, demo.partner)), 'x-tandem-mode': 'partner' };
  const session = await (await company.request.get('/api/session', { headers: asPartner })).json();
  const partner_id = session.program.partner_id as string;
  const deal = await wonDeal(company.request, owner, partner_id, customer);

  await company.goto(`/partners/show/${partner_id}?tab=reviews`);
  await company.getByRole('button', { name: 'Request review' }).first().click();
  const asking = company.getByRole('dialog', { name: 'Request review' });
  await asking.getByLabel('Customer').click();
  await company.getByTitle(new RegExp(customer)).click();
  await asking.getByRole('button', { name: 'Request review' }).click();
  await expect(asking).toBeHidden();

  await test.step('the request can start from the won deal, once', async () => {
    const other = await wonDeal(company.request, owner, partner_id, `${customer} two`);
    await company.goto(`/commissions/opportunities/show/${other.id}`);
    await company.getByRole('button', { name: 'Request review' }).click();
    const prefilled = company.getByRole('dialog', { name: 'Request review' });
    await expect(prefilled.getByText(/^Grace Hopper/)).toBeVisible();
    await prefilled.getByRole('button', { name: 'Request review' }).click();
    await expect(prefilled).toBeHidden();
    await expect(company.getByRole('button', { name: 'Request review' })).toHaveCount(0);
  });

  const link = await linkIn(deal.email);
  const author = await (await browser.newContext({ extraHTTPHeaders: fromSomewhere() })).newPage();
  await author.setViewportSize({ width: 390, height: 844 });
  await author.goto(pathOf(link));
  await expect(author.getByRole('heading', { level: 1, name: /^Rate your project with/ })).toBeVisible();
  await author.getByRole('button', { name: 'Submit review' }).click();
  await expect(author.getByText('Choose a rating').first()).toBeVisible();
  await expectAccessible(author);
  for (const [category, score] of [
    ['Cooperation', '5'],
    ['Quality', '4'],
    ['Schedule', '4'],
    ['Budget', '5'],
  ])
    await author.getByRole('group', { name: category }).getByRole('radio', { name: score }).check({ force: true });
  const quote = `Everything worked on Monday. ${customer}`;
  await author.getByLabel('Your review').fill(quote);
  await author.getByRole('button', { name: 'Submit review' }).click();
  await expect(author.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await author.getByLabel('Code').fill('12');
  await author.getByRole('button', { name: 'Confirm review' }).click();
  await expect(author.getByText('Enter the six digits from the email')).toBeVisible();
  await expectAccessible(author);
  await author.getByLabel('Code').fill(await codeIn(deal.email));
  await author.getByRole('button', { name: 'Confirm review' }).click();
  await expect(author.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await author.reload();
  await expect(author.getByText('This review was already submitted. Thank you.')).toBeVisible();

  await company.goto('/reviews?status=in_moderation');
  await company.getByRole('row').filter({ hasText: customer }).getByRole('link').first().click();
  await expectAccessible(company);
  await company.getByRole('button', { name: 'Publish review' }).click();
  await company.getByRole('dialog').getByRole('button', { name: 'Publish review' }).click();
  await expect(company.getByText('Published', { exact: true }).first()).toBeVisible();

  const partner = await (await browser.newContext()).newPage();
  await enterAs(partner, demo.partner);
  await partner.goto('/reviews?status=published');
  await partner.getByRole('row').filter({ hasText: customer }).getByRole('link').first().click();
  await partner.getByRole('button', { name: 'Reply' }).click();
  const replying = partner.getByRole('dialog', { name: 'Reply to review' });
  await replying.getByLabel('Reply').fill('Thank you, Grace.');
  await replying.getByRole('button', { name: 'Reply' }).click();
  await expect(partner.getByText('Thank you, Grace.')).toBeVisible();

  const shown = await author.request.get(
    `/api/reviews_by_reference?reference_id=${partner_id}&reference_table=partners`,
  );
  expect((await shown.json()).map((review: { quote: string }) => review.quote)).toContain(quote);
  await author.goto(`/verify/reviews/${partner_id}`);
  await expect(author.getByText(/\/5 from \d+ deal-verified reviews/)).toBeVisible();
  const badge = await (await author.request.get(`/api/public/review_badges/${partner_id}`)).json();
  await author.getByText('Verify a badge').click();
  await author.getByLabel('JSON').fill(JSON.stringify(badge));
  await author.getByRole('button', { name: 'Verify badge' }).click();
  await expect(author.getByText('This badge is genuine and unchanged.')).toBeVisible();
  await author.getByLabel('JSON').fill(JSON.stringify({ ...badge, rating: 5, count: 900 }));
  await author.getByRole('button', { name: 'Verify badge' }).click();
  await expect(author.getByText(/This badge is not genuine/)).toBeVisible();
  await expectAccessible(author);
});
