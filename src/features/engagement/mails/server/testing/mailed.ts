import type { Kernel } from '#server/kernel.ts';
import { withSecrets } from '../secrets.ts';

interface Mailed {
  id: string;
  subject: string;
  body_text: string;
  /** What its link carries; empty where it has none. */
  token: string;
}

/** The newest mail to somebody, as its reader gets it. @throws when there is none */
export async function mailedTo({ system, sealing }: Kernel, email: string): Promise<Mailed> {
  const [mail] = await system.unscoped((tx) =>
    tx.rows<Omit<Mailed, 'token'>>(
      'select id, subject, body_text from mail_outbox where to_address = $1 order by created_at desc, id desc limit 1',
      [email],
    ),
  );
  if (!mail) throw new Error(`No mail went to ${email}.`);
  const body_text = withSecrets(sealing, mail.body_text, mail.id);
  return { ...mail, body_text, token: /#token=([\w-]+)/.exec(body_text)?.[1] ?? '' };
}
