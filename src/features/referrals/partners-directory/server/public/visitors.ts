import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '#server/auth/network.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';

const hash = (kernel: Pick<Kernel, 'sealing'>, purpose: string, text: string) =>
  createHmac('sha256', kernel.sealing.textFor(purpose)).update(text).digest('base64url').slice(0, 22);

/** The visitor of a day: a hash of address and browser under a salt of that day. The address itself is not kept. */
export function directoryVisitor(kernel: Kernel, request: FastifyRequest, day: string): string {
  const browser = String(request.headers['user-agent'] ?? '').slice(0, 300);
  return hash(kernel, `directory visitors ${day}`, `${networkOf(request.ip)} ${browser}`);
}

const SHORTEST_MS = 2_000;
const LONGEST_MS = 24 * 3_600_000;

/** A key sent with the page and returned with a form: it records when the form was opened. */
export function formKey(kernel: Kernel, directory_id: string): string {
  const opened = kernel.clock.now().getTime().toString(36);
  return `${opened}.${hash(kernel, 'directory forms', `${directory_id} ${opened}`)}`;
}

/** Programs answer faster than people read. @throws 422 */
export function checkFormKey(kernel: Kernel, directory_id: string, key: string): void {
  const [opened = '', signature = ''] = key.split('.');
  const expected = Buffer.from(hash(kernel, 'directory forms', `${directory_id} ${opened}`));
  const given = Buffer.from(signature);
  const age = kernel.clock.now().getTime() - Number.parseInt(opened, 36);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs || age > LONGEST_MS)
    throw invalid({ key: ['This form has expired. Reload the page and send it again.'] });
  if (age < SHORTEST_MS) throw invalid({ key: ['Wait a few seconds and send the form again.'] });
}

export type VisitKind = 'view' | 'search' | 'partner_view' | 'link' | 'contact' | 'match';

/** Counts a visit of the day. Crawlers are not visitors. */
export async function noteVisit(
  call: Call,
  visit: { directory_id: string; kind: VisitKind; visitor: string; partner_id?: string; term?: string | undefined },
): Promise<void> {
  await call.run(sql`
    insert into directory_events (organization_id, directory_id, partner_id, kind, day, visitor, term)
    values (${call.organization_id}, ${visit.directory_id}, ${visit.partner_id ?? null}, ${visit.kind}, ${call.today()},
      ${visit.visitor}, ${visit.term?.trim().toLowerCase().slice(0, 80) || null})
    on conflict on constraint directory_events_once do update set count = directory_events.count + 1`);
}
