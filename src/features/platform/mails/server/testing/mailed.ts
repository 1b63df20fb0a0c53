import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { openBody } from '../secrets.ts';

interface Mailed {
  id: string;
  subject: string;
  body_text: string;
  /** The token in its link; empty where there is none. */
  token: string;
}

/** The newest email to a person, as its recipient gets it. @throws when there is none */
export async function mailedTo(kernel: Kernel, email: string): Promise<Mailed> {
  const mail = (await allMailedTo(kernel, email)).at(-1);
  if (!mail) throw new Error(`No mail went to ${email}.`);
  return mail;
}

/** All of them, oldest first. */
export async function allMailedTo({ system, sealing }: Kernel, email: string): Promise<Mailed[]> {
  const mails = await system.unscoped((tx) =>
    tx.rows<Omit<Mailed, 'token'>>(
      sql`select id, subject, body_text from mail_outbox where to_address = ${email} order by created_at, id`,
    ),
  );
  return mails.map((mail) => {
    const body_text = openBody(sealing, mail.body_text, mail.id);
    return { ...mail, body_text, token: /#token=([\w-]+)/.exec(body_text)?.[1] ?? '' };
  });
}
