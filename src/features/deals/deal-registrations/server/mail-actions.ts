import { type DeclaredField, defineMailAction, type Preview } from '#features/platform/mail-actions/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readRow } from '#server/resource/verbs.ts';
import { formatMoney } from '#shared/money/money.ts';
import { formatLongDay, localeOf } from '#shared/places/regions.ts';
import { reasonWords } from '../reasons.schema.ts';
import { type DealRegistration, rejectReasons } from '../schema.ts';
import { extensionRules } from './protection/extensions.ts';
import { missingFields } from './registration/own-draft.ts';
import { dealRegistrations } from './resource.ts';
import { takeRegistrationStep } from './steps.ts';

const flag = 'deal_registrations';
const can = 'deal_registrations:manage';
const DAYS = 14;

/**
 * A decision by email is for the state that the email described: after any other step, such as an approval or an
 * answer, its links have ended.
 */
async function stateToDecide(call: Call, id: string): Promise<string | null> {
  const found = await call.maybe<{ status: string; steps: number }>(sql`
    select r.status, (select count(*)::int from deal_registration_events e
      where e.organization_id = ${call.organization_id} and e.registration_id = r.id
        and (e.from_status <> e.to_status or e.reason_code = 'approval_given')) as steps
    from deal_registrations r where r.organization_id = ${call.organization_id} and r.id = ${id}`);
  return found?.status === 'pending_review' ? `pending_review ${found.steps}` : null;
}

async function factsOf(call: Call, row: DealRegistration): Promise<NonNullable<Preview['facts']>> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  const facts: [string, string | null][] = [
    ['Partner', row.partner_name],
    ['Account', row.account_name],
    ['Website', row.account_domain],
    [
      'Amount',
      row.amount_minor !== null && row.currency ? formatMoney(row.amount_minor, row.currency, localeOf(region)) : null,
    ],
    ['Expected close', row.expected_close_on && formatLongDay(row.expected_close_on, region)],
    ['Conflict', row.conflict_severity ? 'There may be a conflict. Open the registration to see it.' : null],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** The request that the email described, until it is answered. */
async function openRequest(call: Call, id: string): Promise<string | null> {
  const found = await call.maybe<{ at: string | null }>(sql`
    select extension_asked_at::text as at from deal_registrations
    where organization_id = ${call.organization_id} and id = ${id}`);
  return found?.at ? `extension ${found.at}` : null;
}

const read = (call: Call, id: string) => readRow<DealRegistration>(call, dealRegistrations, id);
const labelOf = ({ account_name, number }: DealRegistration) => `${account_name} (registration ${number})`;
const question = {
  name: 'question',
  label: 'Your question',
  kind: 'long_text',
  is_required: true,
} satisfies DeclaredField;

export const mailActions = [
  defineMailAction({
    key: 'deal_registrations.approve',
    label: 'Approve',
    can,
    modes: ['company'],
    flag,
    days: DAYS,
    state: stateToDecide,
    preview: async (call, id) => {
      const row = await read(call, id);
      const isStep = row.approvals_total !== null && (row.approvals_done ?? 0) + 1 < row.approvals_total;
      return {
        title: `Approve ${labelOf(row)}?`,
        text: isStep
          ? `This is approval ${(row.approvals_done ?? 0) + 1} of ${row.approvals_total}. The next reviewer is asked then.`
          : `Protection for ${row.partner_name} starts now. No other partner can register this account for the same products.`,
        facts: await factsOf(call, row),
        fields: isStep ? [] : [{ name: 'reason_text', label: 'Message to the partner', kind: 'long_text' }],
        confirm: 'Approve',
      };
    },
    run: async (call, id, { reason_text }) => {
      await takeRegistrationStep.approve(call, id, reason_text ? { reason_text } : {});
      const row = await read(call, id);
      return row.status === 'approved'
        ? `${labelOf(row)} is approved, and ${row.partner_name} is notified.`
        : `Your approval of ${labelOf(row)} is recorded. The next reviewer is asked.`;
    },
  }),
  defineMailAction({
    key: 'deal_registrations.reject',
    label: 'Reject',
    can,
    modes: ['company'],
    flag,
    days: DAYS,
    state: stateToDecide,
    preview: async (call, id) => {
      const row = await read(call, id);
      return {
        title: `Reject ${labelOf(row)}?`,
        text: `${row.partner_name} is told the reason and your message.`,
        facts: await factsOf(call, row),
        fields: [
          {
            name: 'reason_code',
            label: 'Reason',
            kind: 'choice',
            is_required: true,
            options: rejectReasons.map((value) => ({ value, label: reasonWords(value) ?? value })),
          },
          { name: 'reason_text', label: 'Message to the partner', kind: 'long_text', is_required: true },
        ],
        confirm: 'Reject',
      };
    },
    run: async (call, id, { reason_code, reason_text }) => {
      const code = rejectReasons.find((one) => one === reason_code)!;
      await takeRegistrationStep.reject(call, id, { reason_code: code, reason_text: reason_text! });
      return `${labelOf(await read(call, id))} is rejected, and the partner is notified.`;
    },
  }),
  defineMailAction({
    key: 'deal_registrations.ask',
    label: 'Ask a question',
    can,
    modes: ['company'],
    flag,
    days: DAYS,
    state: stateToDecide,
    preview: async (call, id) => {
      const row = await read(call, id);
      return {
        title: `Ask ${row.partner_name} about ${labelOf(row)}`,
        text: 'The decision deadline is paused until the partner answers.',
        facts: await factsOf(call, row),
        fields: [question],
        confirm: 'Send question',
      };
    },
    run: async (call, id, input) => {
      await takeRegistrationStep.ask(call, id, { question: input.question! });
      return 'Your question was sent to the partner.';
    },
  }),
  defineMailAction({
    key: 'deal_registrations.grant_extension',
    label: 'Grant',
    can,
    modes: ['company'],
    flag,
    days: DAYS,
    state: openRequest,
    preview: async (call, id) => {
      const row = await read(call, id);
      const { latest_on } = await extensionRules(call, id);
      const { region } = await call.one<{ region: string }>(
        sql`select region from organizations where id = ${call.organization_id}`,
      );
      return {
        title: `Extend the protection of ${labelOf(row)}?`,
        text: `${row.partner_name} is protected until ${formatLongDay(latest_on!, region)}.`,
        facts: [{ label: 'Reason', value: row.extension_reason! }, ...(await factsOf(call, row))],
        fields: [{ name: 'reason_text', label: 'Message to the partner', kind: 'long_text' }],
        confirm: 'Grant',
      };
    },
    run: async (call, id, { reason_text }) => {
      await takeRegistrationStep.grant_extension(call, id, reason_text ? { reason_text } : {});
      return `The protection of ${labelOf(await read(call, id))} is extended, and the partner is notified.`;
    },
  }),
  defineMailAction({
    key: 'deal_registrations.decline_extension',
    label: 'Decline',
    can,
    modes: ['company'],
    flag,
    days: DAYS,
    state: openRequest,
    preview: async (call, id) => {
      const row = await read(call, id);
      return {
        title: `Decline the extension for ${labelOf(row)}?`,
        text: `${row.partner_name} is told your message. The protection ends as planned.`,
        facts: [{ label: 'Reason', value: row.extension_reason! }, ...(await factsOf(call, row))],
        fields: [{ name: 'reason_text', label: 'Message to the partner', kind: 'long_text', is_required: true }],
        confirm: 'Decline',
      };
    },
    run: async (call, id, { reason_text }) => {
      await takeRegistrationStep.decline_extension(call, id, { reason_text: reason_text! });
      return `The extension for ${labelOf(await read(call, id))} is declined, and the partner is notified.`;
    },
  }),
  defineMailAction({
    key: 'deal_registrations.answer',
    label: 'Answer',
    can,
    modes: ['partner'],
    flag,
    days: 30,
    state: async (call, id) => {
      const found = await call.maybe<{ status: string; question: string }>(sql`
        select status, question from deal_registrations where organization_id = ${call.organization_id} and id = ${id}`);
      return found?.status === 'info_requested' ? `info_requested ${found.question}` : null;
    },
    preview: async (call, id) => {
      const row = await read(call, id);
      return {
        title: `Answer the question about ${labelOf(row)}`,
        text: row.question ?? '',
        fields: [{ name: 'answer', label: 'Your answer', kind: 'long_text', is_required: true }],
        confirm: 'Send answer',
      };
    },
    run: async (call, id, { answer }) => {
      await takeRegistrationStep.answer(call, id, { answer: answer! });
      return 'Your answer was sent. The review continues.';
    },
  }),
  defineMailAction({
    key: 'deal_registrations.submit',
    label: 'Register deal',
    can,
    modes: ['partner'],
    flag,
    days: 30,
    state: async (call, id) => {
      const found = await call.maybe<{ status: string }>(
        sql`select status from deal_registrations where organization_id = ${call.organization_id} and id = ${id}`,
      );
      return found?.status === 'draft' && (await missingFields(call, id)).length === 0 ? 'draft' : null;
    },
    preview: async (call, id) => {
      const row = await read(call, id);
      return {
        title: `Register ${row.account_name}?`,
        text: 'The registration is checked against others and reviewed. Its account cannot be changed afterwards.',
        facts: await factsOf(call, row),
        confirm: 'Register deal',
      };
    },
    run: async (call, id) => {
      await takeRegistrationStep.submit(call, id, {});
      const row = await read(call, id);
      return row.status === 'approved'
        ? `${labelOf(row)} is registered and protected.`
        : `${labelOf(row)} is registered. You get an email when it is decided.`;
    },
  }),
];
