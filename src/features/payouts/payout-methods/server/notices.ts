import { partnerUsersWithPermission } from '#features/access/people/server/service.ts';
import { notify, teamMemberAddressees } from '#features/engagement/notifications/server/service.ts';
import type { ConcernedPayment } from '#features/payouts/payouts/server/service.ts';
import type { MailSubject } from '#features/platform/mails/schema.ts';
import type { Actor, Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readerMoney } from '#shared/text/reader-formats.ts';
import { texts } from './texts.ts';

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
  const end = () => (shown ? texts.endingIn(shown) : texts.instructions);
  const isOwn = by.mode === 'partner';
  const [first] = payments;
  await notify(
    call,
    { mode: 'company', people: await teamMemberAddressees(call, ['owner', 'admin', 'finance']) },
    () => {
      const who = whoText(by, isOwn ? partner.name : company, { key, looker });
      return {
        kind: 'payout_method_changed',
        text: [
          texts.changed(who, what, currency, end(), isOwn ? null : partner.name),
          ...(what === 'disabled' ? [] : [texts.verify]),
          ...payments.map(paymentText),
        ].join(' '),
        link: first ? `/commissions/payouts/edit/${first.batch_id}` : '/commissions/payouts/methods?status=pending',
        about,
        dedupe_key: `payout_method:${id}:${version}`,
      };
    },
  );
  // Also the person who made the change: somebody else may have used their session.
  const people = await partnerUsersWithPermission(call, partner.id, 'payout_methods', 'view');
  const who = () => whoText(by, isOwn ? null : company, { key: isOwn ? key : by.api_key_id && '', looker });
  const held = payments.find(({ is_held }) => is_held);
  await notify(
    call,
    { mode: 'partner', partner_id: partner.id, people },
    () => ({
      kind: 'payout_details_changed',
      text: [
        texts.ownChanged(who(), what, currency, end()),
        ...(held ? [texts.ownHeld(readerMoney(held.amount_minor, held.currency), held.statement_no)] : []),
        texts.notRequested,
      ].join(' '),
      link: held ? `/revenue/payouts/statement/${held.id}` : '/revenue/payouts',
      about,
      dedupe_key: `payout_details:${id}:${version}`,
    }),
    () => ({
      subject: texts.ownChangedSubject(who(), what, currency, end()).slice(0, 120),
      action: held ? texts.viewPayment : texts.viewPayouts,
    }),
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
  const person = texts.person(full_name, of);
  if (looker) return texts.viewingAs(looker, person);
  if (key === '') return texts.someKey(String(of));
  return key === null ? person : texts.namedKey(key, person);
}

function paymentText({ amount_minor, currency, batch_name, is_held }: ConcernedPayment): string {
  const amount = readerMoney(amount_minor, currency);
  return is_held ? texts.held(amount, batch_name) : texts.tooLate(amount, batch_name);
}
