import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { type Fact, notificationSubject, notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatMoney } from '#shared/money/money.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import { methodText } from '../words.schema.ts';

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
  const total = formatMoney(
    payments.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
    batch.currency,
  );
  const people = await teamMembersWithPermission(call, 'payout_batches', 'manage');
  const waits = needed === 2 ? 'It is over the limit and needs two approvals.' : 'It needs approval.';
  await notify(
    call,
    { mode: 'company', people: people.filter(({ user_id }) => user_id !== call.actor.user_id) },
    {
      kind: 'payout_submitted',
      text: `${call.actor.full_name} prepared the payout “${batch.name}”. ${waits}`,
      link: `/commissions/payouts/edit/${batch.id}`,
      about: [{ table: 'payout_batches', id: batch.id }],
      facts: [
        ['Payout', batch.name],
        ['Total', total],
        ['Payments', String(payments.length)],
      ],
    },
    { subject: notificationSubject(`Payout to approve: ${total}, ${batch.name}`), action: 'Review payout' },
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
  await notify(
    call,
    { mode: 'company', people: people.filter(({ user_id }) => !done.includes(user_id)) },
    {
      kind: 'payout_submitted',
      text: `${call.actor.full_name} approved the payout “${batch.name}”. It is over the limit and needs one more approval.`,
      link: `/commissions/payouts/edit/${batch.id}`,
      about: [{ table: 'payout_batches', id: batch.id }],
      facts: [
        ['Payout', batch.name],
        ['Total', formatMoney(batch.total_minor, batch.currency)],
        ['Approved by', call.actor.full_name],
      ],
    },
    {
      subject: notificationSubject(
        `Payout to approve: ${formatMoney(batch.total_minor, batch.currency)}, ${batch.name}`,
      ),
      action: 'Review payout',
    },
  );
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
  const until = disputable_until && formatLongDay(disputable_until, region);
  const last = until && ` You can dispute it until ${until}.`;
  for (const payment of payments) {
    await tellPartner(
      call,
      payment,
      'payout_paid',
      `${amountOf(payment)} was sent to you${whyOther(payment)}`,
      last ?? '',
      [['Disputable until', until]],
    );
  }
}

export async function notifyFailed(call: Call, payment: Payment, reason: string | null): Promise<void> {
  const why = reason ? `: ${reason}` : '';
  await tellPartner(
    call,
    payment,
    'payout_failed',
    `The payment of ${amountOf(payment)} did not arrive${why}. It will be included in the next payout; please check your payout details`,
  );
}

async function tellPartner(
  call: Call,
  payment: Payment,
  kind: string,
  text: string,
  more = '',
  facts: readonly Fact[] = [],
): Promise<void> {
  if (call.batch_id) return;
  const { partner_id, statement_no, id, rail, account_last4 } = payment;
  const account = rail ? ` Account: ${methodText(rail, account_last4)}.` : '';
  await notify(
    call,
    { mode: 'partner', partner_id, people: await partnerUsersWithPermission(call, partner_id, 'payout_items', 'view') },
    {
      kind,
      text: `${text} (statement ${statement_no}).${account}${more}`,
      link: `/revenue/payouts/statement/${id}`,
      about: [{ table: 'payout_items', id }],
      facts: [
        ['Amount', amountOf(payment)],
        ['Tax withheld', payment.withheld_minor > 0 ? formatMoney(payment.withheld_minor, payment.currency) : null],
        ['Statement', statement_no],
        ['Account', rail && methodText(rail, account_last4)],
        ...facts,
      ],
    },
    { subject: notificationSubject(text), action: 'View statement' },
  );
}

/** The amount the partner receives. */
function amountOf({ amount_minor, currency, withheld_minor, settle_amount_minor, settle_currency }: Payment): string {
  return settle_currency && settle_amount_minor !== null
    ? formatMoney(settle_amount_minor, settle_currency)
    : formatMoney(amount_minor - withheld_minor, currency);
}

/** ", for $1,000.00 less $150.00 tax withheld" */
function whyOther({ amount_minor, currency, withheld_minor, settle_currency }: Payment): string {
  if (withheld_minor === 0 && !settle_currency) return '';
  const tax = withheld_minor > 0 ? ` less ${formatMoney(withheld_minor, currency)} tax withheld` : '';
  return `, for ${formatMoney(amount_minor, currency)}${tax}`;
}
