import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { type Fact, notificationSubject, notify } from '#features/engagement/notifications/server/service.ts';
import type { MailSubject } from '#features/platform/mails/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readerMoney } from '#shared/text/reader-formats.ts';
import type { DisputedLine } from './model.ts';
import { texts } from './texts.ts';

function aboutOf({ line_id, partner_id }: Pick<DisputedLine, 'line_id' | 'partner_id'>): MailSubject[] {
  return [
    { table: 'commission_lines', id: line_id },
    { table: 'partners', id: partner_id },
  ];
}

/** Notifies the users who may answer a dispute. */
export async function notifyDisputed(
  call: Call,
  { line_id, partner_id, number }: DisputedLine,
  text: string,
  isNew: boolean,
): Promise<void> {
  if (call.batch_id) return;
  await call.asCompany(async (company) => {
    const { name } = await company.one<{ name: string }>(
      sql`select name from partners where organization_id = ${company.organization_id} and id = ${partner_id}`,
    );
    const amounts = await amountsOf(company, line_id);
    const key = isNew ? 'disputed' : 'wrote';
    await notify(
      company,
      {
        mode: 'company',
        people: await teamMembersWithPermission(company, 'commission_disputes', 'manage', partner_id),
      },
      () => ({
        kind: 'commission_disputed',
        text: texts[key](name, number, text.trim()),
        link: `/commissions/show/${line_id}`,
        about: aboutOf({ line_id, partner_id }),
        facts: [[texts.partner, name], ...factsOf(amounts), [texts.message, text]],
      }),
      () => ({
        subject: notificationSubject(texts[key](name, number, amountOf(amounts))),
        action: texts.viewCommission,
      }),
    );
  });
}

/** Tells the partner's users the answer, in the company's name. */
export async function notifyAnswered(
  call: Call,
  { line_id, partner_id, number }: DisputedLine,
  what: 'kept' | 'corrected' | 'said',
  text: string,
): Promise<void> {
  if (call.batch_id) return;
  const { name } = await call.one<{ name: string }>(
    sql`select name from organizations where id = ${call.organization_id}`,
  );
  const amounts = await amountsOf(call, line_id);
  await notify(
    call,
    {
      mode: 'partner',
      partner_id,
      people: await partnerUsersWithPermission(call, partner_id, 'commission_disputes', 'view'),
    },
    () => ({
      kind: 'dispute_answered',
      text: texts[what](name, number, text.trim()),
      link: `/revenue/commissions/show/${line_id}`,
      about: aboutOf({ line_id, partner_id }),
      facts: [...factsOf(amounts), [texts.answer, text]],
    }),
    () => ({
      subject: notificationSubject(texts[what](name, number, amountOf(amounts))),
      action: texts.viewCommission,
    }),
  );
}

interface Amounts {
  amount_minor: number;
  currency: string;
  deal: string | null;
}

const amountsOf = (call: Call, line_id: string) =>
  call.one<Amounts>(sql`
    select l.amount_minor, l.currency,
      deal_name_for(${call.organization_id}, l.opportunity_id, l.partner_id, o.name) as deal
    from commission_lines l left join opportunities o on o.organization_id = l.organization_id
      and o.id = l.opportunity_id
    where l.organization_id = ${call.organization_id} and l.id = ${line_id}`);

const amountOf = ({ amount_minor, currency }: Amounts): string => readerMoney(amount_minor, currency);

const factsOf = (amounts: Amounts): Fact[] => [
  [texts.commission, amountOf(amounts)],
  [texts.deal, amounts.deal],
];
