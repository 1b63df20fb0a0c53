import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { JsonText } from '#server/http/action.ts';
import type { ChangesQuery, EarningQuery, PageQuery, RegistrationQuery } from '../schema.ts';
import { asTime, cursorOf, exchangePosition, FIRST_ID, sinceOf } from './cursors.ts';

/** Everything is read in the partner's own scope, so row security decides what exists. */

const USUAL_LIMIT = 50;

/** A change of the opportunity counts as a change of its registration. */
const CHANGED = 'greatest(r.updated_at, o.updated_at)';
const STATUS = `case r.status when 'submitted' then 'in_review' when 'screening' then 'in_review' when 'pending_review' then 'in_review'
  when 'info_requested' then 'question_asked' else r.status end`;
/** Drafts are not registered yet. */
const REGISTRATIONS = `from deal_registration_rows r
  left join deal_exchange_references x on x.organization_id = r.organization_id and x.registration_id = r.id
  left join opportunities o on o.organization_id = r.organization_id and o.id = r.opportunity_id
  where r.organization_id = $1 and r.partner_id = $2 and r.status <> 'draft'`;
const REGISTRATION = `json_build_object(
  'id', r.id, 'external_ref', x.external_ref, 'number', r.number, 'status', ${STATUS}, 'title', r.title,
  'account', json_build_object('name', r.account_name, 'website', r.account_domain, 'country', r.country),
  'contact', json_build_object('name', r.contact_name, 'email', r.contact_email, 'phone', r.contact_phone),
  'description', r.description, 'deal_type', r.type_name, 'product', r.product_name,
  'amount_minor', r.amount_minor, 'currency', r.currency, 'expected_close_on', r.expected_close_on,
  'submitted_at', r.submitted_at, 'decision_due_at', case when r.decided_at is null then r.review_due_at end,
  'question', case when r.status = 'info_requested' then r.question end,
  'decision', case when r.decided_at is not null then json_build_object(
    'outcome', case when r.status = 'rejected' then 'rejected' else 'approved' end, 'decided_at', r.decided_at,
    'reason_code', r.reason_code, 'reason_text', r.reason_text, 'protected_until', r.expires_at) end,
  'opportunity', case when o.id is not null then json_build_object(
    'number', o.number, 'name', o.name, 'status', o.status, 'stage', r.opportunity_stage_name) end,
  'version', r.row_version, 'created_at', r.created_at, 'updated_at', ${CHANGED})`;

interface Found {
  item: object;
  at: string;
  id: string;
}

/** Cuts the row that only tells that there is another page. */
function pageFrom(rows: readonly Found[], limit: number) {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  return { data: data.map(({ item }) => item), next: rows.length > limit && last ? cursorOf(last) : null };
}

/** Collects conditions and their values. */
class Conditions {
  readonly values: unknown[];
  text = '';
  constructor(...values: unknown[]) {
    this.values = values;
  }
  /** @param condition has `?` where the value belongs; it is left out if there is no value */
  add(condition: string, value: unknown): void {
    if (value === undefined) return;
    this.values.push(value);
    this.text += ` and ${condition.replaceAll('?', `$${this.values.length}`)}`;
  }
  /** The rows after the position, newest first. */
  before(column: string, id: string, cursor: string | undefined): void {
    if (cursor === undefined) return;
    const position = exchangePosition(cursor, 'cursor');
    this.values.push(position.at, position.id);
    const [at, last] = [this.values.length - 1, this.values.length];
    this.text += ` and (${column}, ${id}) < ($${at}::timestamptz, $${last}::uuid)`;
  }
}

const ofPartner = ({ organization_id, actor }: Call) => new Conditions(organization_id, actor.partner_id);

export async function registrationPage(call: Call, query: RegistrationQuery) {
  const { limit = USUAL_LIMIT } = query;
  const where = ofPartner(call);
  where.add('x.external_ref = ?', query.external_ref);
  where.add(`${STATUS} = ?`, query.status);
  where.add('r.created_at >= ?::timestamptz', query.created_at_gte);
  where.add(`${CHANGED} >= ?::timestamptz`, query.updated_at_gte);
  where.before('r.created_at', 'r.id', query.cursor);
  const rows = await call.rows<Found>(
    `select ${REGISTRATION} as item, ${asTime('r.created_at')} as at, r.id ${REGISTRATIONS} ${where.text}
     order by r.created_at desc, r.id desc limit ${limit + 1}`,
    where.values,
  );
  return pageFrom(rows, limit);
}

export async function readRegistration(call: Call, id: string): Promise<JsonText> {
  const found = await call.maybe<{ text: string }>(
    `select ${REGISTRATION}::text as text ${REGISTRATIONS} and r.id = $3`,
    [call.organization_id, call.actor.partner_id, id],
  );
  if (!found) throw notFound('This deal');
  return new JsonText(found.text);
}

/** A transaction that began earlier may commit later, so the last minute is read again with the next request. */
const OVERLAP = '60 seconds';

/** The registrations that changed since a position, oldest change first; one can be listed again. */
export async function registrationChanges(call: Call, { since, limit = USUAL_LIMIT }: ChangesQuery) {
  const { at, id } = sinceOf(since);
  const rows = await call.rows<Found>(
    `select ${REGISTRATION} as item, ${asTime(CHANGED)} as at, r.id ${REGISTRATIONS}
       and (${CHANGED}, r.id) > ($3::timestamptz, $4::uuid) order by ${CHANGED}, r.id limit ${limit + 1}`,
    [call.organization_id, call.actor.partner_id, at, id],
  );
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  const has_more = rows.length > limit;
  const settled = await call.one<{ at: string }>(sql`select ${sql.raw(asTime(`now() - interval '${OVERLAP}'`))} as at`);
  const ends = last ?? { at: settled.at, id: FIRST_ID };
  const isSettled = has_more || ends.at < settled.at;
  return {
    data: data.map(({ item }) => item),
    cursor: cursorOf(isSettled ? { at: ends.at, id: ends.id } : { at: settled.at, id: FIRST_ID }),
    has_more,
  };
}

export async function earningPage(call: Call, query: EarningQuery) {
  const { limit = USUAL_LIMIT } = query;
  const where = ofPartner(call);
  where.add('x.external_ref = ?', query.external_ref);
  where.add('l.statement_no = ?', query.statement_no);
  where.add('l.created_at >= ?::timestamptz', query.created_at_gte);
  where.before('l.created_at', 'l.id', query.cursor);
  const rows = await call.rows<Found>(
    `select json_build_object(
       'id', l.id, 'number', l.number, 'external_ref', x.external_ref, 'registration_id', x.registration_id,
       'account_name', l.account_name, 'kind', l.kind, 'description', l.description, 'amount_minor', l.amount_minor, 'currency', l.currency,
       'status', case l.status when 'reserved' then 'in_payout' when 'void' then 'reversed' else l.status end,
       'earned_on', l.effective_on, 'payable_on', l.release_on, 'paid_on', l.paid_on, 'statement_no', l.statement_no,
       'adjusts', l.adjusts_line_id, 'created_at', l.created_at) as item, ${asTime('l.created_at')} as at, l.id
     from commission_line_rows l
     left join lateral (select e.external_ref, r.id as registration_id from deal_registrations r
       left join deal_exchange_references e on e.organization_id = r.organization_id and e.registration_id = r.id
       where r.organization_id = l.organization_id and r.opportunity_id = l.opportunity_id and r.partner_id = l.partner_id
       order by e.external_ref is null, r.submitted_at, r.id limit 1) x on true
     where l.organization_id = $1 and l.partner_id = $2 ${where.text}
     order by l.created_at desc, l.id desc limit ${limit + 1}`,
    where.values,
  );
  return pageFrom(rows, limit);
}

export async function statementPage(call: Call, query: PageQuery) {
  const { limit = USUAL_LIMIT } = query;
  const where = ofPartner(call);
  where.add('i.updated_at >= ?::timestamptz', query.updated_at_gte);
  where.before('i.created_at', 'i.id', query.cursor);
  const rows = await call.rows<Found>(
    `select json_build_object(
       'id', i.id, 'statement_no', i.statement_no, 'status', i.status, 'amount_minor', i.amount_minor, 'withheld_minor', i.withheld_minor,
       'currency', i.currency, 'pays_minor', i.pays_minor, 'pays_currency', i.pays_currency, 'paid_on', i.paid_on,
       'reference', i.reference, 'earnings', i.line_count, 'created_at', i.created_at, 'updated_at', i.updated_at) as item,
       ${asTime('i.created_at')} as at, i.id
     from payout_item_rows i where i.organization_id = $1 and i.partner_id = $2 ${where.text}
     order by i.created_at desc, i.id desc limit ${limit + 1}`,
    where.values,
  );
  return pageFrom(rows, limit);
}

export async function leadPage(call: Call, query: PageQuery) {
  const { limit = USUAL_LIMIT } = query;
  const where = ofPartner(call);
  where.add('l.updated_at >= ?::timestamptz', query.updated_at_gte);
  where.before('l.offered_at', 'l.id', query.cursor);
  const rows = await call.rows<Found>(
    `select json_build_object(
       'id', l.id, 'number', l.number, 'status', l.status, 'product', l.product_name, 'country', l.country, 'respond_by', l.respond_by,
       'company_name', l.company_name, 'contact', json_build_object('name', l.contact_name, 'email', l.contact_email, 'phone', l.contact_phone),
       'need', l.need, 'offered_at', l.offered_at, 'updated_at', l.updated_at) as item, ${asTime('l.offered_at')} as at, l.id
     from lead_offer_rows l where l.organization_id = $1 and l.partner_id = $2 ${where.text}
     order by l.offered_at desc, l.id desc limit ${limit + 1}`,
    where.values,
  );
  return pageFrom(rows, limit);
}

export async function readExchangeProgram(call: Call) {
  return call.one(sql`
    select o.name as company, json_build_object('id', p.id, 'name', p.name) as partner, p.currency,
      (select coalesce(json_agg(json_build_object('name', t.name, 'is_default', t.is_default)
        order by t."order", t.id), '[]')
       from opportunity_types t
       where t.organization_id = ${call.organization_id} and t.archived_at is null) as deal_types,
      (select coalesce(json_agg(json_build_object('sku', s.sku, 'name', s.name) order by s.sku), '[]')
       from products s where s.organization_id = ${call.organization_id} and s.archived_at is null) as products
    from partners p join organizations o on o.id = p.organization_id
    where p.organization_id = ${call.organization_id} and p.id = ${call.actor.partner_id}`);
}
