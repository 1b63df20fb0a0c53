import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { type Fact, notificationSubject, notify } from '#features/engagement/notifications/server/service.ts';
import type { MailSubject } from '#features/platform/mails/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatMoney } from '#shared/money/money.ts';
import type { DisputedLine } from './model.ts';

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
    const act = isNew ? `disputed commission ${number}` : `added a message to the dispute about commission ${number}`;
    await notify(
      company,
      {
        mode: 'company',
        people: await teamMembersWithPermission(company, 'commission_disputes', 'manage', partner_id),
      },
      {
        kind: 'commission_disputed',
        text: `${name} ${act}: ${text.trim()}`,
        link: `/commissions/show/${line_id}`,
        about: aboutOf({ line_id, partner_id }),
        facts: [['Partner', name], ...(await factsOf(company, line_id)), ['Message', text]],
      },
      {
        subject: notificationSubject(`${name} ${act}: ${await amountOf(company, line_id)}`),
        action: 'View commission',
      },
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
  const acts = {
    kept: `kept commission ${number} unchanged`,
    corrected: `corrected commission ${number}`,
    said: `replied about commission ${number}`,
  };
  await notify(
    call,
    {
      mode: 'partner',
      partner_id,
      people: await partnerUsersWithPermission(call, partner_id, 'commission_disputes', 'view'),
    },
    {
      kind: 'dispute_answered',
      text: `${name} ${acts[what]}: ${text.trim()}`,
      link: `/revenue/commissions/show/${line_id}`,
      about: aboutOf({ line_id, partner_id }),
      facts: [...(await factsOf(call, line_id)), ['Answer', text]],
    },
    {
      subject: notificationSubject(`${name} ${acts[what]}: ${await amountOf(call, line_id)}`),
      action: 'View commission',
    },
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

async function amountOf(call: Call, line_id: string): Promise<string> {
  const { amount_minor, currency } = await amountsOf(call, line_id);
  return formatMoney(amount_minor, currency);
}

async function factsOf(call: Call, line_id: string): Promise<Fact[]> {
  const { amount_minor, currency, deal } = await amountsOf(call, line_id);
  return [
    ['Commission', formatMoney(amount_minor, currency)],
    ['Deal', deal],
  ];
}
