import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { type Addressee, notify, teamMembersAmong } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { texts } from './texts.ts';

/** Tells the owner of a flow, once a day for each flow, that runs have failed. */
export async function tellFailed(
  call: Call,
  {
    run_id,
    automation,
    owner_id,
    error,
  }: { run_id: string; automation: { id: string; name: string }; owner_id: string | null; error: string },
): Promise<void> {
  const people = await responsibleFor(call, automation.id, owner_id);
  await notify(
    call,
    { mode: 'company', people },
    () => ({
      kind: 'automation_failed',
      text: texts.failed(automation.name, error).slice(0, 400),
      link: `/automations/runs/${run_id}`,
      dedupe_key: `automation-failed:${automation.id}:${call.today()}`,
    }),
    () => ({ subject: texts.failedSubject(automation.name).slice(0, 120), action: texts.viewRun }),
  );
}

/** Tells the owner of a flow, once a day for each flow, that its runs wait because of a limit. */
export async function tellLimit(call: Call, automation: { id: string; name: string }): Promise<void> {
  await notify(
    call,
    { mode: 'company', people: await responsibleFor(call, automation.id, null) },
    () => ({
      kind: 'automation_failed',
      text: texts.waits(automation.name).slice(0, 400),
      link: '/automations',
      dedupe_key: `automation-limit:${automation.id}:${call.today()}`,
    }),
    () => ({ subject: texts.waitsSubject(automation.name).slice(0, 120), action: texts.openAutomations }),
  );
}

interface Reply {
  run_id: string;
  automation_id: string;
  name: string;
  partner_id: string | null;
  sender: string;
  text: string;
  message_key: string;
}

/** Passes a reply to an email of a flow on to the owner of the partner, or of the flow. */
export async function tellReply(call: Call, reply: Reply): Promise<void> {
  const partner = await call.maybe<{ owner_user_id: string | null }>(sql`
    select owner_user_id from partners where organization_id = ${call.organization_id} and id = ${reply.partner_id}`);
  await notify(
    call,
    { mode: 'company', people: await responsibleFor(call, reply.automation_id, partner?.owner_user_id ?? null) },
    () => ({
      kind: 'automation_notice',
      text: texts.replied(reply.sender, reply.name).slice(0, 400),
      link: reply.partner_id ? `/partners/show/${reply.partner_id}` : `/automations/runs/${reply.run_id}`,
      dedupe_key: `automation-reply:${reply.message_key}`,
      ...(reply.partner_id && { about: [{ table: 'partners' as const, id: reply.partner_id }] }),
    }),
    () => ({
      subject: texts.repliedSubject(reply.sender).slice(0, 120),
      action: texts.view,
      more: reply.text.trim().slice(0, 1500),
    }),
  );
}

/** The owner, or everybody who manages automations if the owner has left. */
async function responsibleFor(call: Call, automation_id: string, owner_id: string | null): Promise<Addressee[]> {
  const { owner } = await call.one<{ owner: string }>(sql`
    select owner_user_id as owner from automations
    where organization_id = ${call.organization_id} and id = ${automation_id}`);
  const owners = await teamMembersAmong(call, [owner_id ?? owner]);
  return owners.length > 0 ? owners : teamMembersWithPermission(call, 'automations', 'manage');
}

/** Asks a person for a decision. */
export async function tellApproval(
  call: Call,
  approver: Addressee,
  { id, question, automation, link }: { id: string; question: string; automation: string; link: string | null },
): Promise<void> {
  await notify(
    call,
    { mode: 'company', people: [approver] },
    {
      kind: 'automation_approval',
      text: question,
      link: `/automations/approvals/${id}`,
      dedupe_key: `automation-approval:${id}`,
      actions: [
        { action: 'automation_approvals.approve', id },
        { action: 'automation_approvals.reject', id },
      ],
    },
    () => ({
      subject: question.slice(0, 120),
      action: texts.decide,
      more: texts.waitsForYou(automation),
      ...(link && { lists: [{ caption: texts.about, items: [{ text: texts.openRecord, path: link }] }] }),
    }),
  );
}
