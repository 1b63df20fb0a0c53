import { type DeclaredField, defineMailAction, type Preview } from '#features/platform/mail-actions/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readRow } from '#server/resource/verbs.ts';
import { formatMoney } from '#shared/money/money.ts';
import { formatLongDay, readerLocale } from '#shared/places/regions.ts';
import { reasonWords } from '../reasons.schema.ts';
import { type DealRegistration, rejectReasons } from '../schema.ts';
import { extensionRules } from './protection/extensions.ts';
import { missingFields } from './registration/own-draft.ts';
import { dealRegistrations } from './resource.ts';
import { takeRegistrationStep } from './steps.ts';
import { texts } from './texts.ts';

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
    [texts.partner, row.partner_name],
    [texts.actions.account, row.account_name],
    [texts.actions.website, row.account_domain],
    [
      texts.actions.amount,
      row.amount_minor !== null && row.currency
        ? formatMoney(row.amount_minor, row.currency, readerLocale(region))
        : null,
    ],
    [texts.actions.expectedClose, row.expected_close_on && formatLongDay(row.expected_close_on, region)],
    [texts.actions.conflict, row.conflict_severity ? texts.actions.mayConflict : null],
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
const labelOf = ({ account_name, number }: DealRegistration) => texts.registration(account_name, number);
const messageField = (is_required = false): DeclaredField => ({
  name: 'reason_text',
  label: texts.actions.messageToPartner,
  kind: 'long_text',
  is_required,
});

export const mailActions = [
  defineMailAction({
    key: 'deal_registrations.approve',
    get label() {
      return texts.actions.approve;
    },
    can,
    modes: ['company'],
    flag,
    days: DAYS,
    state: stateToDecide,
    preview: async (call, id) => {
      const row = await read(call, id);
      const isStep = row.approvals_total !== null && (row.approvals_done ?? 0) + 1 < row.approvals_total;
      return {
        title: texts.actions.approveTitle(labelOf(row)),
        text: isStep
          ? texts.actions.approveStep((row.approvals_done ?? 0) + 1, row.approvals_total!)
          : texts.actions.approveText(row.partner_name!),
        facts: await factsOf(call, row),
        fields: isStep ? [] : [messageField()],
        confirm: texts.actions.approve,
      };
    },
    run: async (call, id, { reason_text }) => {
      await takeRegistrationStep.approve(call, id, reason_text ? { reason_text } : {});
      const row = await read(call, id);
      return row.status === 'approved'
        ? texts.actions.approved(labelOf(row), row.partner_name!)
        : texts.actions.stepApproved(labelOf(row));
    },
  }),
  defineMailAction({
    key: 'deal_registrations.reject',
    get label() {
      return texts.actions.reject;
    },
    can,
    modes: ['company'],
    flag,
    days: DAYS,
    state: stateToDecide,
    preview: async (call, id) => {
      const row = await read(call, id);
      return {
        title: texts.actions.rejectTitle(labelOf(row)),
        text: texts.actions.rejectText(row.partner_name!),
        facts: await factsOf(call, row),
        fields: [
          {
            name: 'reason_code',
            label: texts.actions.reason,
            kind: 'choice',
            is_required: true,
            options: rejectReasons.map((value) => ({ value, label: reasonWords(value) ?? value })),
          },
          messageField(true),
        ],
        confirm: texts.actions.reject,
      };
    },
    run: async (call, id, { reason_code, reason_text }) => {
      const code = rejectReasons.find((one) => one === reason_code)!;
      await takeRegistrationStep.reject(call, id, { reason_code: code, reason_text: reason_text! });
      return texts.actions.rejected(labelOf(await read(call, id)));
    },
  }),
  defineMailAction({
    key: 'deal_registrations.ask',
    get label() {
      return texts.actions.ask;
    },
    can,
    modes: ['company'],
    flag,
    days: DAYS,
    state: stateToDecide,
    preview: async (call, id) => {
      const row = await read(call, id);
      return {
        title: texts.actions.askTitle(row.partner_name!, labelOf(row)),
        text: texts.actions.askText,
        facts: await factsOf(call, row),
        fields: [{ name: 'question', label: texts.actions.yourQuestion, kind: 'long_text', is_required: true }],
        confirm: texts.actions.sendQuestion,
      };
    },
    run: async (call, id, input) => {
      await takeRegistrationStep.ask(call, id, { question: input.question! });
      return texts.actions.asked;
    },
  }),
  defineMailAction({
    key: 'deal_registrations.grant_extension',
    get label() {
      return texts.actions.grant;
    },
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
        title: texts.actions.grantTitle(labelOf(row)),
        text: texts.actions.grantText(row.partner_name!, formatLongDay(latest_on!, region)),
        facts: [{ label: texts.actions.reason, value: row.extension_reason! }, ...(await factsOf(call, row))],
        fields: [messageField()],
        confirm: texts.actions.grant,
      };
    },
    run: async (call, id, { reason_text }) => {
      await takeRegistrationStep.grant_extension(call, id, reason_text ? { reason_text } : {});
      return texts.actions.granted(labelOf(await read(call, id)));
    },
  }),
  defineMailAction({
    key: 'deal_registrations.decline_extension',
    get label() {
      return texts.actions.decline;
    },
    can,
    modes: ['company'],
    flag,
    days: DAYS,
    state: openRequest,
    preview: async (call, id) => {
      const row = await read(call, id);
      return {
        title: texts.actions.declineTitle(labelOf(row)),
        text: texts.actions.declineText(row.partner_name!),
        facts: [{ label: texts.actions.reason, value: row.extension_reason! }, ...(await factsOf(call, row))],
        fields: [messageField(true)],
        confirm: texts.actions.decline,
      };
    },
    run: async (call, id, { reason_text }) => {
      await takeRegistrationStep.decline_extension(call, id, { reason_text: reason_text! });
      return texts.actions.declined(labelOf(await read(call, id)));
    },
  }),
  defineMailAction({
    key: 'deal_registrations.answer',
    get label() {
      return texts.answer;
    },
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
        title: texts.actions.answerTitle(labelOf(row)),
        text: row.question ?? '',
        fields: [{ name: 'answer', label: texts.actions.yourAnswer, kind: 'long_text', is_required: true }],
        confirm: texts.actions.sendAnswer,
      };
    },
    run: async (call, id, { answer }) => {
      await takeRegistrationStep.answer(call, id, { answer: answer! });
      return texts.actions.answered;
    },
  }),
  defineMailAction({
    key: 'deal_registrations.submit',
    get label() {
      return texts.actions.registerDeal;
    },
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
        title: texts.actions.submitTitle(row.account_name),
        text: texts.actions.submitText,
        facts: await factsOf(call, row),
        confirm: texts.actions.registerDeal,
      };
    },
    run: async (call, id) => {
      await takeRegistrationStep.submit(call, id, {});
      const row = await read(call, id);
      return row.status === 'approved' ? texts.actions.protected(labelOf(row)) : texts.actions.inReview(labelOf(row));
    },
  }),
];
