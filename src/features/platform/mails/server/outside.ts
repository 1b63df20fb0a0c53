import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { Refusal } from '#server/errors.ts';
import type { OutsideMails } from '../schema.ts';
import type { Letter } from './compose.ts';
import type { MailKind } from './kinds.ts';

/** The daily limit of a company for emails to people without an account, and its use; null: there is none. */
export async function outsideMails(call: Call): Promise<OutsideMails | null> {
  return (
    (await call.maybe<OutsideMails>(sql`select most, sent, waiting from app_outside_mails(${call.now()})`)) ?? null
  );
}

/** Whether the company registered lately and is a stranger to those it writes to. */
export const isNewCompany = async (call: Call): Promise<boolean> => (await outsideMails(call)) !== null;

/** Whether the recipient has no account here, or is named by address only. */
export const isOutside = ({ access, is_outside = !access }: Letter): boolean => is_outside;

const PLAIN_SUBJECT = 'A message about a partner program';

export function subjectFor({ kind, subject }: { kind: MailKind; subject: string }, isNew: boolean): string {
  const plain = kind.plainSubject ?? PLAIN_SUBJECT;
  return isNew && plain !== 'own' ? plain : subject;
}

/** A person is told at once; what the product sends by itself waits for the next day. @throws 429 */
export function requireOutsideBudget({ actor, request_id }: Call, limit: OutsideMails): void {
  if (!actor.user_id || !request_id || limit.sent + limit.waiting < limit.most) return;
  const text = `Your company is new and can email ${limit.most} people outside Tandem a day. Try again tomorrow, or ask a super admin to raise the limit.`;
  throw new Refusal(429, text, undefined, { limit: 'outside_mails' });
}

/** Takes one of today's emails; false when none is left. */
export async function takeOutsideMail(call: Call): Promise<boolean> {
  const { is_free } = await call.one<{ is_free: boolean }>(
    sql`select app_count_outside_mail(${call.now()}) as is_free`,
  );
  return is_free;
}

/** The limit is counted by days of UTC. */
export function nextMailDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}
