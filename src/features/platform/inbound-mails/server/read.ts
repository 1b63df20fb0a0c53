import { join } from 'node:path';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { folderMailbox, imapMailbox, type Mailbox, type MailboxPosition } from '#server/ports/mailbox.ts';
import { newId } from '#shared/ids.ts';
import { inboundMailTargetsIn, type Target } from './address.ts';
import { inboundMailOf } from './define.ts';
import {
  fromAddress,
  inboundMailMessageKey,
  inboundMailRecipients,
  inboundMailSender,
  readHeaders,
} from './message.ts';
import type { MessageHeaders } from './model.ts';
import { sealSource } from './source.ts';

/** The name of the installation's mailbox among the positions. */
export const INSTALLATION = 'installation';
/** Emails of one sender, and to one company, that are handled in an hour; more are ignored. */
const MOST_OF_SENDER = 60;
const MOST_OF_COMPANY = 20_000;

/** The mailbox of the installation; null if no emails are read. */
export function installationMailbox({ config }: Kernel): Mailbox | null {
  if (!config.inbound) return null;
  const { imap } = config.inbound;
  return imap ? imapMailbox(imap) : folderMailbox(join(config.dataDir, 'mail-in'));
}

/** A mailbox with its key among the positions. */
export interface ReadMailbox {
  name: string;
  mailbox: Mailbox;
  /** A company's own mailbox gives access to this company only. */
  organization_id?: string;
}

/**
 * Stores new emails and queues a job for each. The position in the mailbox is saved in the same transaction, so after a
 * crash no email is missed, and one that is found twice is recognized by its id.
 * @returns the number of emails stored
 */
export async function readMailbox(kernel: Kernel, from: ReadMailbox): Promise<number> {
  const { system, clock } = kernel;
  const [before] = await system.unscoped((tx) =>
    tx.rows<MailboxPosition>(sql`
      select uid_validity, last_uid from mailbox_positions where mailbox = ${from.name} and uid_validity is not null`),
  );
  let stored = 0;
  let error: string | null = null;
  try {
    for await (const { position, source } of from.mailbox.newMessages(before ?? null, clock.now())) {
      await system.unscoped(async (tx) => {
        if (source) stored += await storeMessage(kernel, tx, from, source);
        if (position) await savePosition(tx, from.name, position);
      });
    }
  } catch (thrown) {
    error = (thrown as { responseText?: string; message: string }).responseText ?? (thrown as Error).message;
    throw thrown;
  } finally {
    await system.unscoped((tx) =>
      tx.run(sql`
        insert into mailbox_positions as p (mailbox, read_at, error)
        values (${from.name}, ${error === null ? clock.now() : null}, ${error?.slice(0, 300) ?? null})
        on conflict (mailbox) do update set read_at = coalesce(excluded.read_at, p.read_at), error = excluded.error`),
    );
  }
  return stored;
}

async function savePosition(tx: Tx, name: string, { uid_validity, last_uid }: MailboxPosition): Promise<void> {
  await tx.run(sql`
    insert into mailbox_positions (mailbox, uid_validity, last_uid) values (${name}, ${uid_validity}, ${last_uid})
    on conflict (mailbox) do update set uid_validity = excluded.uid_validity, last_uid = excluded.last_uid`);
}

async function storeMessage(kernel: Kernel, tx: Tx, from: ReadMailbox, source: Buffer): Promise<number> {
  const headers = readHeaders(source);
  if (!headers) return 0;
  let stored = 0;
  for (const target of inboundMailTargetsIn(kernel, inboundMailRecipients(headers))) {
    const organization_id = await companyOf(tx, target);
    if (!organization_id || (from.organization_id && from.organization_id !== organization_id)) continue;
    const address = fromAddress(headers);
    const ignored = await reasonToIgnore(kernel, tx, { target, organization_id, address, headers });
    const id = newId();
    const isNew = await tx.run(sql`
      insert into inbound_mails (id, organization_id, address_key, ref_id, message_key, from_address, subject, status,
        note, source, created_at)
      values (${id}, ${organization_id}, ${target.key}, ${target.ref_id}, ${inboundMailMessageKey(headers, source)},
        ${address.slice(0, 320)}, '', ${ignored ? 'ignored' : 'received'}, ${ignored ?? null},
        ${ignored ? null : sealSource(kernel.sealing, source, id)}, ${kernel.clock.now()})
        on conflict (organization_id, address_key, ref_id, message_key) do nothing`);
    if (isNew === 0 || ignored) continue;
    await tx.rows(sql`
      select enqueue_job(${'inbound-mails.take'}, ${JSON.stringify({ organization_id, id })}, null,
        ${`inbound mail ${id}`})`);
    stored += 1;
  }
  return stored;
}

/** The company of a target; undefined for a record or a company that no longer exists. */
async function companyOf(tx: Tx, { key, ref_id }: Target): Promise<string | undefined> {
  const inbound = inboundMailOf(key);
  if (!inbound) return undefined;
  const column = inbound.table === 'organizations' ? 'id' : 'organization_id';
  const [found] = await tx.rows<{ id: string }>(sql`
    select o.id from ${sql.identifier(inbound.table)} t join organizations o on o.id = t.${sql.raw(column)}
    where t.id = ${ref_id} and o.status = 'active'`);
  return found?.id;
}

async function reasonToIgnore(
  { clock, config }: Kernel,
  tx: Tx,
  {
    target,
    organization_id,
    address,
    headers,
  }: { target: Target; organization_id: string; address: string; headers: MessageHeaders },
): Promise<string | undefined> {
  const accepted = inboundMailOf(target.key)!.from;
  const sender = inboundMailSender(headers, address);
  if (!accepted.includes(sender)) {
    return sender === 'lists'
      ? 'Sent by a mailing list.'
      : sender === 'people'
        ? 'Not sent by a mail program.'
        : 'Sent by a program.';
  }
  if (accepted.includes('people') && !address) return 'It does not name one sender.';
  if (config.inbound && address.endsWith(`@${config.inbound.domain}`) && address.startsWith(config.inbound.local))
    return 'Sent by ourselves.';
  const since = new Date(clock.now().getTime() - 3_600_000);
  const [lately] = await tx.rows<{ mine: number; all: number }>(sql`
    select count(*) filter (where from_address = ${address})::int as mine, count(*)::int as all from (
      select from_address from inbound_mails
      where organization_id = ${organization_id} and created_at > ${since} and status <> 'ignored'
      order by created_at desc limit ${sql.raw(MOST_OF_COMPANY)}) lately`);
  if (lately!.all >= MOST_OF_COMPANY)
    return 'Your company gets too many emails. Those of the next hour are handled again.';
  if (!accepted.includes('programs') && lately!.mine >= MOST_OF_SENDER)
    return 'Its sender wrote too many emails within an hour.';
  return undefined;
}
