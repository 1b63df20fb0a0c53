import { sendMail } from '#features/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { topics } from '../topics.ts';

interface Waiting {
  id: string;
  user_id: string;
  mode: string;
  partner_id: string | null;
  to_address: string;
  full_name: string;
  topic: string;
  text: string;
  link: string | null;
}

/** Mails what waited long enough: to each person one mail for each view, whatever it is about. */
export async function mailWaiting(call: Call): Promise<void> {
  const due = await call.rows<Waiting>(
    `delete from waiting_notices where organization_id = $1 and (user_id, mode, coalesce(partner_id, organization_id)) in
       (select user_id, mode, coalesce(partner_id, organization_id) from waiting_notices where organization_id = $1 and mail_at <= $2)
     returning id, user_id, mode, partner_id, to_address, full_name, topic, text, link`,
    [call.organization_id, call.now()],
  );
  const letters = Map.groupBy(due, ({ user_id, mode, partner_id }) => `${user_id} ${mode} ${partner_id}`);
  for (const notices of letters.values()) await mailTogether(call, inOrder(notices));
}

async function mailTogether(call: Call, notices: readonly Waiting[]): Promise<void> {
  const { to_address, full_name } = notices[0]!;
  const groups = Map.groupBy(notices, ({ topic }) => topic);
  const only = notices.length === 1 ? notices[0]! : undefined;
  await sendMail(call, {
    to: to_address,
    subject: only ? firstWords(only.text) : `${notices.length} things that happened`,
    paragraphs: [
      `Hello ${full_name},`,
      ...(only
        ? [only.text]
        : [...groups].flatMap(([topic, several]) => [
            `${labelOf(topic)} (${several.length})`,
            ...several.map(({ text }) => `• ${text}`),
          ])),
    ],
    action: only?.link?.startsWith('/') ? { label: 'Open', path: only.link } : { label: 'Open Tandem', path: '/' },
    footer: 'You get this together because of your notification settings, which you can change in Tandem.',
  });
}

/** Ids sort by time. */
function inOrder(notices: readonly Waiting[]): Waiting[] {
  return notices.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function labelOf(topic: string): string {
  return topics.find(({ key }) => key === topic)?.label ?? topic;
}

function firstWords(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 77).trimEnd()}…`;
}
