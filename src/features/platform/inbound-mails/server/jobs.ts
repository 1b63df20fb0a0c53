import type { Row } from '#server/db/client.ts';
import { Refusal } from '#server/errors.ts';
import { guardedTask } from '#server/guarded/guarded.ts';
import type { InstallationJob, Job, JobHandler } from '#server/jobs/job.ts';
import type { Kernel } from '#server/kernel.ts';
import { inboundMailOf, type Outcome } from './define.ts';
import type { InboundMessage } from './model.ts';
import { INSTALLATION, installationMailbox, readMailbox } from './read.ts';
import { openSource } from './source.ts';

interface Waiting {
  address_key: string;
  ref_id: string;
  source: Buffer;
}

/** An email that could not be handled for this long is given up. */
const GIVEN_UP_DAYS = 7;
const KEPT_DAYS = 90;

export async function readInstallationMailbox(kernel: Kernel): Promise<void> {
  const mailbox = installationMailbox(kernel);
  if (mailbox) await readMailbox(kernel, { name: INSTALLATION, mailbox });
}

const parse = guardedTask<typeof import('./message.task.ts').run>(new URL('./message.task.ts', import.meta.url), {
  subject: 'The email',
  field: 'source',
  seconds: 20,
  lane: 'large',
  isStrict: true,
});

/** @returns null for an email that cannot be read */
async function readMessage(source: Uint8Array, authserv: string | null, share: string): Promise<InboundMessage | null> {
  try {
    const message = await parse({ source, authserv }, { share });
    const attachments = message.attachments.map((one) => ({ ...one, content: Buffer.from(one.content) }));
    return { ...message, attachments };
  } catch (error) {
    if (error instanceof Refusal && error.statusCode === 422) return null;
    throw error;
  }
}

/**
 * Handles one stored email. The state changes in the transaction of its effect, so it is handled exactly once however
 * often the job runs.
 */
async function takeMail({ kernel, within, organization_id }: Job, id: string): Promise<void> {
  const waiting = await within((call) =>
    call.maybe<Waiting>(
      "select address_key, ref_id, source from inbound_mails where organization_id = $1 and id = $2 and status = 'received'",
      [call.organization_id, id],
    ),
  );
  if (!waiting) return;
  const inbound = inboundMailOf(waiting.address_key);
  const source = openSource(kernel.sealing, waiting.source, id);
  const message = await readMessage(source, kernel.config.inbound?.authserv ?? null, organization_id);
  const outcome = await within(async (call): Promise<Outcome | undefined> => {
    const isMine = await call.maybe(
      "select from inbound_mails where organization_id = $1 and id = $2 and status = 'received' for update",
      [call.organization_id, id],
    );
    if (!isMine) return undefined;
    const done: Outcome =
      inbound && message
        ? await inbound.take(call, { kernel, ref_id: waiting.ref_id, message })
        : { status: 'ignored', note: 'It could not be read.' };
    await call.run(
      `update inbound_mails set status = $3, note = $4, from_name = $5, subject = $6, source = null, handled_at = $7
       where organization_id = $1 and id = $2`,
      [
        call.organization_id,
        id,
        done.status,
        done.note?.slice(0, 500) ?? null,
        message?.from.name || null,
        message?.subject ?? '',
        call.now(),
      ],
    );
    await call.announce('inbound_mails.updated', id);
    return done;
  }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    return error;
  });
  if (!(outcome instanceof Refusal)) return;
  // The refused work was rolled back, so the reason is noted separately.
  await within(async (call) => {
    await call.run(
      `update inbound_mails set status = 'ignored', note = $3, from_name = $4, subject = $5, source = null, handled_at = $6
       where organization_id = $1 and id = $2 and status = 'received'`,
      [
        call.organization_id,
        id,
        outcome.message.slice(0, 500),
        message?.from.name || null,
        message?.subject ?? '',
        call.now(),
      ],
    );
    await call.announce('inbound_mails.updated', id);
  });
}

/** An email that failed in every attempt stays in the list with the reason, and its sender is told. */
export async function giveUpMail({ kernel, within, organization_id }: Job, { id }: Row, reason: string): Promise<void> {
  await within(async (call) => {
    const failed = await call.maybe<Waiting & { from_address: string; subject: string }>(
      `update inbound_mails set status = 'failed', note = $3, handled_at = $4 where organization_id = $1 and id = $2
         and status = 'received' returning address_key, ref_id, source, from_address, subject`,
      [call.organization_id, id, `It could not be handled: ${reason}`.slice(0, 500), call.now()],
    );
    if (!failed) return;
    await call.announce('inbound_mails.updated', String(id));
    const source = openSource(kernel.sealing, failed.source, String(id));
    const message = await readMessage(source, kernel.config.inbound?.authserv ?? null, organization_id);
    if (message?.authentication === 'fail') return;
    const { ref_id, from_address } = failed;
    await inboundMailOf(failed.address_key)?.tellSender?.(call, {
      kernel,
      ref_id,
      from_address,
      subject: message?.subject ?? '',
    });
    await call.run('update inbound_mails set source = null, subject = $3 where organization_id = $1 and id = $2', [
      call.organization_id,
      id,
      message?.subject ?? '',
    ]);
  });
}

async function tidyMails({ kernel, within }: Job): Promise<void> {
  const before = (days: number) => new Date(kernel.clock.now().getTime() - days * 86_400_000);
  await within(async (call) => {
    await call.run('delete from inbound_mails where organization_id = $1 and created_at < $2', [
      call.organization_id,
      before(KEPT_DAYS),
    ]);
    await call.run(
      `update inbound_mails set status = 'failed', note = 'It could not be handled.', source = null
       where organization_id = $1 and status = 'received' and created_at < $2`,
      [call.organization_id, before(GIVEN_UP_DAYS)],
    );
  });
}

export const inboundMailJobs: Record<string, JobHandler> = {
  'inbound-mails.take': (job, { id }) => takeMail(job, String(id)),
  'inbound-mails.read-now': ({ kernel }) => readInstallationMailbox(kernel),
  'inbound-mails.tidy': tidyMails,
};

export const inboundMailReader: InstallationJob = {
  task: 'inbound-mails.read',
  cron: '* * * * *',
  run: readInstallationMailbox,
};
