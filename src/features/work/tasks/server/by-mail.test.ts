import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { inboundMailJobs } from '#features/platform/inbound-mails/server/jobs.ts';
import { readMailbox } from '#features/platform/inbound-mails/server/read.ts';
import { written } from '#features/platform/inbound-mails/server/testing/written.ts';
import { mailJobs } from '#features/platform/mails/server/jobs.ts';
import type { Mail } from '#server/ports/mail.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { Task, TaskComment } from '../schema.ts';

let world: World;
let company: Company;
const sent: Mail[] = [];
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  world.kernel.mailer = { delivers: true, send: async (mail) => void sent.push(mail) };
});
afterAll(() => world.close());

test('a reply of the partner to the email about a task becomes a shared comment without the quoted text', async () => {
  const partner_id = await company.within((call) => samplePartner(call));
  const partner = await world.partnerUser(company, partner_id);
  await partner.patch('/notification_preferences', {
    topics: [{ topic: 'partner_tasks', in_app: true, email: 'instant' }],
  });
  const task = await company.owner.post<Task>('/tasks', {
    title: 'Name two people for the training',
    partner_id,
    side: 'partner',
    visibility: 'shared',
    assignee_user_id: partner.user_id,
  });
  await runWaiting(world, mailJobs);
  const mail = sent.find(({ to }) => to === partner.email)!;
  expect(mail.text).toContain('Reply to this email to add a comment');
  const source = written({
    from: partner.email,
    to: mail.replyTo!,
    subject: `Re: ${mail.subject}`,
    text: 'Ada and Grace.\n\nOn Mon, Mar 16, 2026 Acme wrote:\n> Name two people',
  });
  const mailbox = {
    async *newMessages() {
      yield { position: null, source: Buffer.from(source) };
    },
  };
  await readMailbox(world.kernel, { name: 'tests', mailbox });
  await runWaiting(world, inboundMailJobs);
  expect(await company.owner.get<TaskComment[]>(`/task_comments?task_id=${task.id}`)).toMatchObject([
    { body: 'Ada and Grace.', visibility: 'shared', author_side: 'partner' },
  ]);
});
