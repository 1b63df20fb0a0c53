import { colleaguesWho, partnerPeopleWho } from '#features/access/people/server/service.ts';
import type { MailSubject } from '#features/engagement/mails/schema.ts';
import { colleagues, notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { formatMoney } from '#shared/money.ts';
import { longDay } from '#shared/regions.ts';
import type { PayoutBatch } from '../schema.ts';

interface Payment {
  id: string;
  partner_id: string;
  currency: string;
  amount_minor: number;
  withheld_minor: number;
  settle_currency: string | null;
  settle_amount_minor: number | null;
  statement_no: string;
}

/** Everybody else who may approve hears that a second person is needed. A bulk write tells nobody. */
export async function tellSubmitted(call: Call, batch: { id: string; name: string }, needed: number): Promise<void> {
  if (call.batch_id) return;
  const people = await colleaguesWho(call, 'payout_batches', 'manage');
  const waits = needed === 2 ? 'It is over the limit and waits for two approvals.' : 'It waits for approval.';
  await notify(
    call,
    { mode: 'company', people: people.filter(({ user_id }) => user_id !== call.actor.user_id) },
    {
      kind: 'payout_submitted',
      text: `${call.actor.full_name} prepared the payout “${batch.name}”. ${waits}`,
      link: `/commissions/payouts/edit/${batch.id}`,
      about: [{ table: 'payout_batches', id: batch.id }],
    },
    { subject: `Payout to approve: ${batch.name}`, action: 'Look at the payout' },
  );
}

/** Everybody who may manage payouts hears what the calendar prepared, and until when. */
export async function tellPrepared(call: Call, id: string): Promise<void> {
  const batch = await call.one<PayoutBatch & { region: string }>(
    `select b.*, o.region from payout_batches b join organizations o on o.id = b.organization_id
     where b.organization_id = $1 and b.id = $2`,
    [call.organization_id, id],
  );
  const { name, total_minor, currency, item_count, region } = batch;
  const to = item_count === 1 ? '1 partner' : `${item_count} partners`;
  await tellPlanned(
    call,
    id,
    {
      kind: 'payout_prepared',
      text: `“${name}” is prepared: ${formatMoney(total_minor, currency)} to ${to}. Look it through until ${longDay(batch.review_until!, region)}; it is to be paid by ${longDay(batch.pay_by!, region)}.`,
      dedupe_key: `payout_prepared:${id}`,
    },
    `Payout prepared: ${name}`,
  );
}

export async function tellLate(call: Call, batch: { id: string; name: string; is_late: boolean }): Promise<void> {
  const what = batch.is_late ? 'should have been paid by now' : 'should have been looked through by now';
  await tellPlanned(
    call,
    batch.id,
    {
      kind: 'payout_late',
      text: `“${batch.name}” ${what}.`,
      dedupe_key: `payout_${batch.is_late ? 'late' : 'unread'}:${batch.id}`,
    },
    batch.is_late ? `Payout overdue: ${batch.name}` : `Payout waits to be looked through: ${batch.name}`,
  );
}

async function tellPlanned(
  call: Call,
  id: string,
  notice: { kind: string; text: string; dedupe_key: string },
  subject: string,
): Promise<void> {
  await notify(
    call,
    { mode: 'company', people: await colleaguesWho(call, 'payout_batches', 'manage') },
    { ...notice, link: `/commissions/payouts/edit/${id}`, about: [{ table: 'payout_batches', id }] },
    { subject, action: 'Look at the payout' },
  );
}

/** Over the limit, when one has agreed: everybody who may be the other one. */
export async function tellOneMore(
  call: Call,
  batch: { id: string; name: string },
  done: readonly (string | null)[],
): Promise<void> {
  if (call.batch_id) return;
  const people = await colleaguesWho(call, 'payout_batches', 'manage');
  await notify(
    call,
    { mode: 'company', people: people.filter(({ user_id }) => !done.includes(user_id)) },
    {
      kind: 'payout_submitted',
      text: `${call.actor.full_name} approved the payout “${batch.name}”. It is over the limit and waits for one more approval.`,
      link: `/commissions/payouts/edit/${batch.id}`,
      about: [{ table: 'payout_batches', id: batch.id }],
    },
    { subject: `Payout to approve: ${batch.name}`, action: 'Look at the payout' },
  );
}

export async function tellPaid(
  call: Call,
  payments: readonly Payment[],
  disputable_until: string | null,
): Promise<void> {
  if (call.batch_id) return;
  const { region } = await call.one<{ region: string }>('select region from organizations where id = $1', [
    call.organization_id,
  ]);
  const last = disputable_until && ` What is wrong with it can be disputed until ${longDay(disputable_until, region)}.`;
  for (const payment of payments) {
    await tellPartner(
      call,
      payment,
      'payout_paid',
      `${amountOf(payment)} was sent to you${whyOther(payment)}`,
      last ?? '',
    );
  }
}

export async function tellFailed(call: Call, payment: Payment, reason: string | null): Promise<void> {
  const why = reason ? `: ${reason}` : '';
  await tellPartner(
    call,
    payment,
    'payout_failed',
    `The payment of ${amountOf(payment)} did not arrive${why}. It will be paid with the next payout; please check your payout details`,
  );
}

/**
 * Where money goes was entered or changed: everybody else of the partner who may see it hears of it, so that nobody redirects it in silence,
 * and the company, which verifies it.
 */
export async function tellDetails(
  call: Call,
  partner: { id: string; name: string },
  method: { id: string; currency: string; shown: string; fingerprint: string; isChange: boolean },
): Promise<void> {
  const { id, currency, shown, fingerprint, isChange } = method;
  const about: MailSubject[] = [
    { table: 'payout_methods', id },
    { table: 'partners', id: partner.id },
  ];
  const end = shown ? `ending ${shown}` : 'by instructions';
  await notify(
    call,
    { mode: 'company', people: await colleagues(call, ['owner', 'admin', 'finance']) },
    {
      kind: 'payout_method_changed',
      text: `${partner.name} ${isChange ? 'changed their' : 'entered'} ${currency} payout details (${end}). Verify them with the partner before the next payout.`,
      link: '/commissions/payouts/methods?status=pending',
      about,
      dedupe_key: `payout_method:${id}:${fingerprint}`,
    },
  );
  const readers = await partnerPeopleWho(call, partner.id, 'payout_methods', 'view');
  const people = readers.filter(({ user_id }) => user_id !== call.actor.user_id);
  const text = `${call.actor.full_name} ${isChange ? 'changed your' : 'entered'} ${currency} payout details (${end})`;
  await notify(
    call,
    { mode: 'partner', partner_id: partner.id, people },
    {
      kind: 'payout_details_changed',
      text: `${text}. If none of you wanted that, tell the company before it pays.`,
      link: '/revenue/payouts',
      about,
      dedupe_key: `payout_details:${id}:${fingerprint}`,
    },
    { subject: text.slice(0, 120), action: 'Look at your payouts' },
  );
}

async function tellPartner(call: Call, payment: Payment, kind: string, text: string, more = ''): Promise<void> {
  if (call.batch_id) return;
  const { partner_id, statement_no, id } = payment;
  await notify(
    call,
    { mode: 'partner', partner_id, people: await partnerPeopleWho(call, partner_id, 'payout_items', 'view') },
    {
      kind,
      text: `${text} (statement ${statement_no}).${more}`,
      link: `/revenue/payouts/statement/${id}`,
      about: [{ table: 'payout_items', id }],
    },
    { subject: `${text}`.slice(0, 120), action: 'Open the statement' },
  );
}

/** What arrives. */
function amountOf({ amount_minor, currency, withheld_minor, settle_amount_minor, settle_currency }: Payment): string {
  return settle_currency && settle_amount_minor !== null
    ? formatMoney(settle_amount_minor, settle_currency)
    : formatMoney(amount_minor - withheld_minor, currency);
}

/** ", for $1,000.00 less $150.00 of tax withheld" */
function whyOther({ amount_minor, currency, withheld_minor, settle_currency }: Payment): string {
  if (withheld_minor === 0 && !settle_currency) return '';
  const tax = withheld_minor > 0 ? ` less ${formatMoney(withheld_minor, currency)} of tax withheld` : '';
  return `, for ${formatMoney(amount_minor, currency)}${tax}`;
}
