import { type Settled, settlementText } from '#features/payouts/payouts/settlement-text.ts';
import { acceptedProfile, numbersOf } from '#features/payouts/tax-profiles/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { JobHandler } from '#server/jobs/job.ts';
import { inLanguage } from '#server/language.ts';
import { newId } from '#shared/ids.ts';
import type { InvoiceContent, Party } from '../content.ts';
import { brokenRules } from '../rules.ts';
import { splitTotal, treatmentOf } from '../vat.ts';
import { readSelfBillingSettings } from './settings.ts';

export interface Item extends Settled {
  id: string;
  payee_id: string;
  statement_no: string;
  status: string;
  paid_on: string | null;
  line_count: number;
}

interface Agreement {
  id: string;
  series: number;
}

const cipherOf = (call: Call) => call.sealing.cipher('self-billing');
const placeOf = (call: Call, id: string) => `${call.organization_id}/${id}`;

export const issueJob: JobHandler = async (job, payload) => {
  const { ref_id } = payload as { ref_id?: string };
  if (ref_id) await job.within((call) => issueForItem(call, ref_id));
};

/**
 * Issues the invoice of a paid payment, or the credit note of a returned one. Running it again changes nothing. A payment
 * without an agreement on its day has no invoice here, because its partner issues its own.
 * @returns the id of the new document
 */
export async function issueForItem(call: Call, item_id: string): Promise<string | undefined> {
  const item = await call.maybe<Item>(sql`
    select i.*, coalesce(p.merged_into_id, p.id) as payee_id from payout_item_rows i
    join partners p on p.organization_id = i.organization_id and p.id = i.partner_id
    where i.organization_id = ${call.organization_id} and i.id = ${item_id} and i.status in ('paid', 'returned')
      and i.amount_minor > 0`);
  if (!item) return undefined;
  return item.status === 'paid' ? issueInvoice(call, item) : issueCreditNote(call, item);
}

export async function issueInvoice(call: Call, item: Item): Promise<string | undefined> {
  const settings = await readSelfBillingSettings(call);
  if (!settings.is_on || !settings.country) return undefined;
  const agreement = await call.maybe<Agreement>(sql`
    select id, series from self_billing_agreements
    where organization_id = ${call.organization_id} and partner_id = ${item.payee_id} and ended_at is null`);
  const profile = await acceptedProfile(call, item.payee_id);
  if (!agreement || !profile) return undefined;
  const numbers = (await numbersOf(call, [profile.id])).get(profile.id);
  const seller: Party = {
    name: profile.legal_name,
    street: profile.street,
    city: profile.city,
    postal_code: profile.postal_code ?? '',
    country: profile.country,
    vat_number: numbers?.vat_number ?? null,
    // The number of a person in the United States is not printed on invoices.
    tax_number: profile.country === 'US' ? null : (numbers?.tax_number ?? null),
  };
  const { legal_name: name, street, city, postal_code, country, vat_number } = settings;
  const buyer: Party = { name, street, city, postal_code, country, vat_number, tax_number: null };
  const vat = treatmentOf({ ...seller, is_small_business: profile.is_small_business }, buyer, settings.vat_rate_ppm);
  return store(call, item, agreement, null, (number, issued_on) => ({
    number,
    kind: 'invoice',
    issued_on,
    currency: item.currency,
    seller,
    buyer,
    ...vat,
    line: `Commissions, statement ${item.statement_no} (${item.line_count} ${item.line_count === 1 ? 'commission' : 'commissions'})`,
    ...splitTotal(item.amount_minor, vat.vat_rate_ppm),
    paid_on: item.paid_on!,
    statement_no: item.statement_no,
    // An invoice is in English, whoever reads it first.
    note: inLanguage('en', () => settlementText(item)),
    corrects: null,
  }));
}

async function issueCreditNote(call: Call, item: Item): Promise<string | undefined> {
  const invoice = await call.maybe<{ id: string; agreement_id: string; series: number }>(sql`
    select i.id, i.agreement_id, a.series from self_billing_invoices i
    join self_billing_agreements a on a.organization_id = i.organization_id and a.id = i.agreement_id
    where i.organization_id = ${call.organization_id} and i.item_id = ${item.id} and i.kind = 'invoice'`);
  if (!invoice) return undefined;
  const original = await selfBillingContent(call, invoice.id);
  const agreement = { id: invoice.agreement_id, series: invoice.series };
  return store(call, item, agreement, invoice.id, (number, issued_on) => ({
    ...original,
    number,
    kind: 'credit_note',
    issued_on,
    paid_on: issued_on,
    note: 'The payment was returned by the bank.',
    corrects: { number: original.number, issued_on: original.issued_on },
  }));
}

/** Takes the next number and stores the document with it, in one transaction, so that no number is ever missing. */
async function store(
  call: Call,
  item: Item,
  { id: agreement_id, series }: Agreement,
  corrects_id: string | null,
  write: (number: string, issued_on: string) => InvoiceContent,
): Promise<string | undefined> {
  const { position } = await call.one<{ position: number }>(sql`
    update self_billing_numbers set next = next + 1
    where organization_id = ${call.organization_id} and agreement_id = ${agreement_id} returning next - 1 as position`);
  const kind = corrects_id ? 'credit_note' : 'invoice';
  // The lock may have been held by a job that issued the same document.
  const existing = await call.maybe(sql`
    select from self_billing_invoices
    where organization_id = ${call.organization_id} and item_id = ${item.id} and kind = ${kind}`);
  if (existing) {
    await call.run(sql`
      update self_billing_numbers set next = next - 1
      where organization_id = ${call.organization_id} and agreement_id = ${agreement_id}`);
    return undefined;
  }
  const { prefix } = await readSelfBillingSettings(call);
  const number = `${prefix}-${series}-${String(position).padStart(5, '0')}`;
  // A payment recorded late is invoiced on its own day, so that both stand in the same month and year.
  const issued_on = kind === 'invoice' && item.paid_on! < call.today() ? item.paid_on! : call.today();
  const content = write(number, issued_on);
  const broken = brokenRules(content);
  if (broken.length > 0) throw new Error(`The invoice ${number} breaks ${broken.join(', ')}.`);
  const id = newId();
  const { net_minor, vat_minor, total_minor, rounding_minor, vat_rate_ppm, treatment } = content;
  const values = {
    partner_id: item.payee_id,
    agreement_id,
    item_id: item.id,
    kind,
    corrects_id,
    position,
    number,
    statement_no: item.statement_no,
    issued_on: content.issued_on,
    issued_at: call.now(),
    currency: content.currency,
    ...{ net_minor, vat_minor, total_minor, rounding_minor, vat_rate_ppm, treatment },
  };
  const names = Object.keys(values);
  await call.run(
    `insert into self_billing_invoices (organization_id, id, ${names.join(', ')})
     values ($1, $2, ${names.map((_, at) => `$${at + 3}`).join(', ')})`,
    [call.organization_id, id, ...Object.values(values)],
  );
  await call.run(sql`
    insert into self_billing_contents (organization_id, invoice_id, content_enc)
    values (${call.organization_id}, ${id}, ${cipherOf(call).seal(JSON.stringify(content), placeOf(call, id))})`);
  await call.announce('self_billing_invoices.created', id, { partner_id: item.payee_id });
  return id;
}

/** The content of a document that the caller may see. @throws 404 */
export async function selfBillingContent(call: Call, id: string): Promise<InvoiceContent> {
  const { content_enc } = await call.one<{ content_enc: Uint8Array }>(
    sql`
      select c.content_enc from self_billing_contents c
      join self_billing_invoices i on i.organization_id = c.organization_id and i.id = c.invoice_id
      where c.organization_id = ${call.organization_id} and c.invoice_id = ${id}`,
    'This invoice',
  );
  return JSON.parse(cipherOf(call).open(content_enc, placeOf(call, id))) as InvoiceContent;
}
