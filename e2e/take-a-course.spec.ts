import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { demo, enterAs, expectAccessible } from './people.ts';

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

  // Left in the middle of the quiz, it goes on there with what was answered.
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

test('a SCORM package runs apart from the product and is completed with its score', async ({ page }) => {
  const title = `Golf ${Date.now()}`;
  const token = await enterAs(page, demo.company);
  const { id } = await post(page, token, '/courses', { title });
  const sent = await page.request.post(`/api/courses/${id}/files/scorm`, {
    headers: bearer(token),
    multipart: {
      file: {
        name: 'golf.zip',
        mimeType: 'application/zip',
        buffer: readFileSync('fixtures/scorm/RuntimeBasicCalls_SCORM20043rdEdition.zip'),
      },
    },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const { id: file_id } = (await sent.json()) as { id: string };
  await publish(page, token, id, [{ id: 'golf', kind: 'scorm', title: 'Golf', is_required: true, file_id }]);

  page.on('dialog', (dialog) => void dialog.accept());
  await enterAs(page, demo.partner);
  await page.goto('/partner-training');
  await page.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Start course' }).click();
  await page.getByRole('button', { name: /^Start: / }).click();
  const content = page.frameLocator('iframe[title="Golf Explained"]').frameLocator('iframe');
  for (let at = 0; at < 14; at++) await content.getByRole('button', { name: 'Next ->' }).click();
  const findQuiz = () => page.frames().find((frame) => frame.url().includes('assessmenttemplate'));
  await expect.poll(() => findQuiz() !== undefined).toBe(true);
  const frame = findQuiz()!;
  await frame.waitForSelector('#frmTest');
  // It runs on another origin, and cannot read this page.
  expect(new URL(frame.url()).hostname).toBe('scorm.localhost');
  const reached = await frame.evaluate(() => {
    try {
      return window.top!.document.title;
    } catch {
      return null;
    }
  });
  expect(reached).toBeNull();
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
