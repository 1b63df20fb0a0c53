import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notificationSubject, notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import { said } from '#shared/text/labels.ts';
import { readerMoney } from '#shared/text/reader-formats.ts';
import { railOptions } from '../rail.schema.ts';
import { payoutOption } from '../words.schema.ts';
import { texts } from './texts.ts';

interface Payment {
  id: string;
  partner_id: string;
  currency: string;
  amount_minor: number;
  withheld_minor: number;
  settle_currency: string | null;
  settle_amount_minor: number | null;
  statement_no: string | null;
  /** The account as approved. */
  rail: string | null;
  account_last4: string | null;
}

type Batch = { id: string; name: string; currency: string };

/** Notifies everyone else who can approve. Bulk writes send no notifications. */
export async function notifyPayoutSubmitted(
  call: Call,
  batch: Batch,
  needed: number,
  payments: readonly { amount_minor: number }[],
): Promise<void> {
  if (call.batch_id) return;
  const total_minor = payments.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  const total = () => readerMoney(total_minor, batch.currency);
  const people = await teamMembersWithPermission(call, 'payout_batches', 'manage');
  const { full_name, user_id: own_id } = call.actor;
  await notify(
    call,
    { mode: 'company', people: people.filter(({ user_id }) => user_id !== own_id) },
    () => ({
      kind: 'payout_submitted',
      text: needed === 2 ? texts.submittedOverLimit(full_name, batch.name) : texts.submitted(full_name, batch.name),
      link: `/commissions/payouts/edit/${batch.id}`,
      about: [{ table: 'payout_batches', id: batch.id }],
      facts: [
        [texts.payout, batch.name],
        [texts.total, total()],
        [texts.payments, String(payments.length)],
      ],
    }),
    () => ({ subject: notificationSubject(texts.toApprove(total(), batch.name)), action: texts.reviewPayout }),
  );
}

/** Above the limit and after the first approval, notifies everyone who can give the second. */
export async function notifyNextApproval(
  call: Call,
  batch: Batch & { total_minor: number },
  done: readonly (string | null)[],
): Promise<void> {
  if (call.batch_id) return;
  const people = await teamMembersWithPermission(call, 'payout_batches', 'manage');
  const total = () => readerMoney(batch.total_minor, batch.currency);
  await notify(
    call,
    { mode: 'company', people: people.filter(({ user_id }) => !done.includes(user_id)) },
    () => ({
      kind: 'payout_submitted',
      text: texts.approvedOnce(call.actor.full_name, batch.name),
      link: `/commissions/payouts/edit/${batch.id}`,
      about: [{ table: 'payout_batches', id: batch.id }],
      facts: [
        [texts.payout, batch.name],
        [texts.total, total()],
        [texts.approvedBy, call.actor.full_name],
      ],
    }),
    () => ({ subject: notificationSubject(texts.toApprove(total(), batch.name)), action: texts.reviewPayout }),
  );
}

/** The texts of one notice about a payment, in the language of its reader. */
interface Told {
  subject: string;
  text: string;
  /** The last day for a dispute. */
  until?: string | null;
}

export async function notifyPaid(
  call: Call,
  payments: readonly Payment[],
  disputable_until: string | null,
): Promise<void> {
  if (call.batch_id) return;
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  for (const payment of payments)
    await tellPartner(call, payment, 'payout_paid', () => {
      const amount = amountOf(payment);
      const { gross, tax } = grossOf(payment);
      return {
        subject: texts.paidSubject(amount, gross, tax),
        text: texts.paid(amount, gross, tax, String(payment.statement_no)),
        until: disputable_until && formatLongDay(disputable_until, region),
      };
    });
}

export async function notifyFailed(call: Call, payment: Payment, reason: string | null): Promise<void> {
  await tellPartner(call, payment, 'payout_failed', () => ({
    subject: texts.failedSubject(amountOf(payment), reason),
    text: texts.failed(amountOf(payment), reason, String(payment.statement_no)),
  }));
}

async function tellPartner(call: Call, payment: Payment, kind: string, write: () => Told): Promise<void> {
  if (call.batch_id) return;
  const { partner_id, statement_no, id, withheld_minor, currency } = payment;
  await notify(
    call,
    { mode: 'partner', partner_id, people: await partnerUsersWithPermission(call, partner_id, 'payout_items', 'view') },
    () => {
      const { text, until } = write();
      const account = accountOf(payment);
      return {
        kind,
        text: [text, account && texts.sentTo(account), until && texts.disputeUntil(until)].filter(Boolean).join(' '),
        link: `/revenue/payouts/statement/${id}`,
        about: [{ table: 'payout_items', id }],
        facts: [
          [texts.amount, amountOf(payment)],
          [texts.taxWithheld, withheld_minor > 0 ? readerMoney(withheld_minor, currency) : null],
          [texts.statement, statement_no],
          [texts.accountLabel, account],
          [texts.disputableUntil, until],
        ],
      };
    },
    () => ({ subject: notificationSubject(write().subject), action: texts.viewStatement }),
  );
}

/** The account as approved, in words: "Bank transfer, SEPA ending in 3000". */
const accountOf = ({ rail, account_last4 }: Payment): string | null =>
  rail && texts.account(said(payoutOption(railOptions, rail).label), account_last4);

/** The amount the partner receives. */
function amountOf({ amount_minor, currency, withheld_minor, settle_amount_minor, settle_currency }: Payment): string {
  return settle_currency && settle_amount_minor !== null
    ? readerMoney(settle_amount_minor, settle_currency)
    : readerMoney(amount_minor - withheld_minor, currency);
}

/** The amount before tax and exchange, where it is another one, and the tax. */
function grossOf({ amount_minor, currency, withheld_minor, settle_currency }: Payment) {
  const isOther = withheld_minor !== 0 || Boolean(settle_currency);
  return {
    gross: isOther ? readerMoney(amount_minor, currency) : null,
    tax: withheld_minor > 0 ? readerMoney(withheld_minor, currency) : null,
  };
}
