import { partnerUsersWithPermission } from '#features/access/people/server/service.ts';
import { notify, teamMemberAddressees } from '#features/engagement/notifications/server/service.ts';
import type { ConcernedPayment } from '#features/payouts/payouts/server/service.ts';
import type { MailSubject } from '#features/platform/mails/schema.ts';
import type { Actor, Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatMoney } from '#shared/money/money.ts';

interface ChangedDetails {
  id: string;
  currency: string;
  /** The masked end of the account. */
  shown: string;
  what: 'entered' | 'changed' | 'disabled';
  payments: readonly ConcernedPayment[];
}

/**
 * Notifies the company, which verifies payout details, and the partner's users who may see them, so that nobody
 * redirects money unnoticed. The notice names the person behind the change, and the payments that it puts on hold or is
 * too late for.
 * @param by the actor of the request; `call` has the company's rights
 */
export async function notifyDetailsChanged(
  call: Call,
  by: Actor,
  partner: { id: string; name: string },
  { id, currency, shown, what, payments }: ChangedDetails,
): Promise<void> {
  const about: MailSubject[] = [
    { table: 'payout_methods', id },
    { table: 'partners', id: partner.id },
    ...payments.map((payment) => ({ table: 'payout_items', id: payment.id }) as const),
  ];
  const { company, key, looker, version } = await namesBehind(call, by, id);
  const end = shown ? `ending in ${shown}` : 'payment instructions';
  const isOwn = by.mode === 'partner';
  const forWhom = isOwn ? '' : ` for ${partner.name}`;
  const verify = what === 'disabled' ? '' : ' Verify them with the partner before the next payout.';
  const [first] = payments;
  await notify(
    call,
    { mode: 'company', people: await teamMemberAddressees(call, ['owner', 'admin', 'finance']) },
    {
      kind: 'payout_method_changed',
      text: `${whoText(by, isOwn ? partner.name : company, { key, looker })} ${what} ${currency} payout details (${end})${forWhom}.${verify}${paymentsText(payments)}`,
      link: first ? `/commissions/payouts/edit/${first.batch_id}` : '/commissions/payouts/methods?status=pending',
      about,
      dedupe_key: `payout_method:${id}:${version}`,
    },
  );
  // Also the person who made the change: somebody else may have used their session.
  const people = await partnerUsersWithPermission(call, partner.id, 'payout_methods', 'view');
  const who = whoText(by, isOwn ? null : company, { key: isOwn ? key : by.api_key_id && '', looker });
  const text = `${who} ${what} your ${currency} payout details (${end})`;
  const held = payments.find(({ is_held }) => is_held);
  await notify(
    call,
    { mode: 'partner', partner_id: partner.id, people },
    {
      kind: 'payout_details_changed',
      text: `${text}.${held ? ownPaymentText(held) : ''} If your team didn’t request this, contact the company right away.`,
      link: held ? `/revenue/payouts/statement/${held.id}` : '/revenue/payouts',
      about,
      dedupe_key: `payout_details:${id}:${version}`,
    },
    { subject: text.slice(0, 120), action: held ? 'View payment' : 'View payouts' },
  );
}

interface Behind {
  /** The name of the API key used; empty if the reader may not see it. */
  key: string | null;
  looker: string | null;
}

/** Reads the names that the actor lacks, and the version of the details, so that each change is announced once. */
function namesBehind(call: Call, by: Actor, id: string): Promise<Behind & { company: string; version: number }> {
  return call.one(sql`
    select o.name as company, (select k.name from api_keys k
      where k.organization_id = o.id and k.id = ${by.api_key_id}) as key,
      case when ${by.impersonator_id}::uuid is not null then coalesce((select p.full_name from people p
        where p.organization_id = o.id and p.id = ${by.impersonator_id}),
        (select i.impersonator_name from impersonations i
          where i.organization_id = o.id and i.impersonator_id = ${by.impersonator_id}
          order by i.started_at desc limit 1)) end as looker,
      (select m.row_version from payout_methods m where m.organization_id = o.id and m.id = ${id}) as version
    from organizations o where o.id = ${call.organization_id}`);
}

/** "Pia Partner of North Wind", "The API key “Sync” of Fina Finance of Acme", "Olga Owner, viewing as Pia Partner," */
function whoText({ full_name }: Actor, of: string | null, { key, looker }: Behind): string {
  const person = of ? `${full_name} of ${of}` : full_name;
  if (looker) return `${looker}, viewing as ${person},`;
  if (key === '') return `An API key of ${of}`;
  return key === null ? person : `The API key “${key}” of ${person}`;
}

function paymentsText(payments: readonly ConcernedPayment[]): string {
  return payments
    .map(({ amount_minor, currency, batch_name, is_held }) => {
      const payment = ` The payment of ${formatMoney(amount_minor, currency)} in “${batch_name}”`;
      return is_held ? `${payment} is held.` : `${payment} is already in a payment file to the previous account.`;
    })
    .join('');
}

function ownPaymentText({ amount_minor, currency, statement_no }: ConcernedPayment): string {
  return ` Your payment of ${formatMoney(amount_minor, currency)} (statement ${statement_no}) is on hold until the company verifies the details.`;
}
