import { expect, test } from '@playwright/test';
import { SECRET } from './accounts.ts';
import { linkIn, pathOf } from './mailbox.ts';
import { demo, enterAs, expectAccessible, fromSomewhere } from './people.ts';

test('a company applies on a phone, answers a question, is approved and signs in', async ({ browser }) => {
  const mark = Date.now().toString(36);
  const program = await (await browser.newContext()).newPage();
  const token = await enterAs(program, demo.company);

  await program.goto('/partners/pages/create');
  await program.getByLabel('Name').fill(`Sign-up ${mark}`);
  await program.getByLabel('Headline').fill('Sell with us');
  await program.getByRole('button', { name: 'Create with a standard form' }).click();
  await expect(program).toHaveURL(/\/partners\/pages\/edit\//);
  await program.getByRole('button', { name: 'Publish' }).click();
  await program.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  const address = await program.getByRole('link', { name: /partner-signup/ }).getAttribute('href');

  await program.goto('/partners/pages');
  await expect(program.getByRole('link', { name: `Sign-up ${mark}` }).first()).toBeVisible();

  const phone = await browser.newContext({ extraHTTPHeaders: fromSomewhere(), viewport: { width: 390, height: 844 } });
  const applicant = await phone.newPage();
  await applicant.goto(new URL(address!).pathname);
  await expect(applicant.getByRole('heading', { level: 1, name: 'Sell with us' })).toBeVisible();
  await expectAccessible(applicant);
  const email = `ada@cobalt-${mark}.com`;
  await applicant.getByLabel('Company name').fill(`Cobalt ${mark}`);
  await applicant.getByLabel('Website').fill(`https://cobalt-${mark}.com`);
  await applicant.getByLabel('Country').selectOption('US');
  await applicant.getByLabel(/^Name/).fill('Ada Applicant');
  await applicant.getByLabel('Business email').fill(email);
  await applicant.getByLabel(/I agree/).check();
  await applicant.getByRole('button', { name: 'Send application' }).click();
  await expect(applicant.getByText('Thank you for your application')).toBeVisible();

  await applicant.goto(pathOf(await linkIn(email)));
  await applicant.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(applicant.getByText('6 of 6 criteria met')).toBeVisible();

  await program.goto('/partners/pending?queue=sign-ups');
  await program
    .getByRole('link', { name: `Cobalt ${mark}` })
    .first()
    .click();
  await expect(program).toHaveURL(/\/partners\/pending\/opportunities\/show\//);
  await expect(program.getByText('No risks found')).toBeVisible();
  await program.getByRole('button', { name: 'More actions' }).click();
  await program.getByRole('menuitem', { name: 'Ask for information' }).click();
  const asking = program.getByRole('dialog', { name: 'Ask for information' });
  await asking.getByLabel('Question').fill('How many people work for you?');
  await asking.getByRole('button', { name: 'Ask for information' }).click();
  await expect(asking).toBeHidden();

  await applicant.reload();
  await applicant.getByLabel('Your answer').fill('Twelve');
  await applicant.getByRole('button', { name: 'Send answer' }).click();
  await expect(applicant.getByRole('heading', { name: 'Your application is in review' })).toBeVisible();

  await program.reload();
  await expect(program.getByText('Twelve')).toBeVisible();
  await program.getByRole('button', { name: 'Approve' }).click();
  const approving = program.getByRole('dialog', { name: /^Approve/ });
  await approving.getByRole('button', { name: 'Approve' }).click();
  await expect(approving).toBeHidden();
  await applicant.reload();
  await expect(applicant.getByRole('heading', { level: 1, name: /^Welcome to/ })).toBeVisible();

  const { name } = await (await program.request.get('/api/session', { headers: { authorization: `Bearer ${token}` } }))
    .json()
    .then((session) => session.organization);
  await applicant.goto(pathOf(await linkIn(email, `Your application to ${name}'s partner program was approved`)));
  await applicant.getByLabel('Password').first().fill(SECRET);
  await applicant.getByRole('button', { name: /Accept|Create|Join/ }).click();
  await expect(applicant).toHaveURL('/onboarding/company_details');
});
