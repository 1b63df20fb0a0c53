import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
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
    call.maybe<Waiting>(sql`
      select address_key, ref_id, source from inbound_mails
      where organization_id = ${call.organization_id} and id = ${id} and status = 'received'`),
  );
  if (!waiting) return;
  const inbound = inboundMailOf(waiting.address_key);
  const source = openSource(kernel.sealing, waiting.source, id);
  const message = await readMessage(source, kernel.config.inbound?.authserv ?? null, organization_id);
  const outcome = await within(async (call): Promise<Outcome | undefined> => {
    const isMine = await call.maybe(sql`
      select from inbound_mails where organization_id = ${call.organization_id} and id = ${id} and status = 'received'
      for update`);
    if (!isMine) return undefined;
    const done: Outcome =
      inbound && message
        ? await inbound.take(call, { kernel, ref_id: waiting.ref_id, message })
        : { status: 'ignored', note: 'It could not be read.' };
    await call.run(sql`
      update inbound_mails
      set status = ${done.status}, note = ${done.note?.slice(0, 500) ?? null},
        from_name = ${message?.from.name || null}, subject = ${message?.subject ?? ''}, source = null,
        handled_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${id}`);
    await call.announce('inbound_mails.updated', id);
    return done;
  }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    return error;
  });
  if (!(outcome instanceof Refusal)) return;
  // The refused work was rolled back, so the reason is noted separately.
  await within(async (call) => {
    await call.run(sql`
      update inbound_mails
      set status = 'ignored', note = ${outcome.message.slice(0, 500)}, from_name = ${message?.from.name || null},
        subject = ${message?.subject ?? ''}, source = null, handled_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${id} and status = 'received'`);
    await call.announce('inbound_mails.updated', id);
  });
}

/** An email that failed in every attempt stays in the list with the reason, and its sender is told. */
export async function giveUpMail({ kernel, within, organization_id }: Job, { id }: Row, reason: string): Promise<void> {
  await within(async (call) => {
    const failed = await call.maybe<Waiting & { from_address: string; subject: string }>(sql`
      update inbound_mails
      set status = 'failed', note = ${`It could not be handled: ${reason}`.slice(0, 500)}, handled_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${id ?? null}
        and status = 'received' returning address_key, ref_id, source, from_address, subject`);
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
    await call.run(sql`
      update inbound_mails set source = null, subject = ${message?.subject ?? ''}
      where organization_id = ${call.organization_id} and id = ${id ?? null}`);
  });
}

async function tidyMails({ kernel, within }: Job): Promise<void> {
  const before = (days: number) => new Date(kernel.clock.now().getTime() - days * 86_400_000);
  await within(async (call) => {
    await call.run(sql`
      delete from inbound_mails where organization_id = ${call.organization_id} and created_at < ${before(KEPT_DAYS)}`);
    await call.run(sql`
      update inbound_mails set status = 'failed', note = 'It could not be handled.', source = null
      where organization_id = ${call.organization_id} and status = 'received' and created_at < ${before(GIVEN_UP_DAYS)}`);
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
