import { commissionOption, kindOptions, statusOptions } from '#features/commissions/commissions/words.schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatMoney } from '#shared/money/money.ts';
import { formatLongDay, readerLocale } from '#shared/places/regions.ts';
import { said } from '#shared/text/labels.ts';
import type { BreakdownPage, Receipt, ReceiptForPartner } from '../schema.ts';
import { breakdownTexts } from './breakdown.texts.ts';
import { commissionReceipt } from './receipt.ts';

/** The breakdown on one page as its reader sees it, for the PDF and for shared links. */
export async function breakdownPage(call: Call, id: string): Promise<BreakdownPage> {
  const receipt = await commissionReceipt(call, id);
  const { company_name, partner_name, region } = await call.one<{
    company_name: string;
    partner_name: string;
    region: string;
  }>(sql`
    select o.name as company_name, o.region, p.name as partner_name
    from commission_lines l join partners p on p.organization_id = l.organization_id and p.id = l.partner_id
    join organizations o on o.id = l.organization_id where l.organization_id = ${call.organization_id} and l.id = ${id}`);
  const { line, outline, steps } = receipt;
  const money = (minor: number, currency: string) => formatMoney(minor, currency, readerLocale(region));
  return {
    company_name,
    partner_name,
    title: `${said(commissionOption(kindOptions, line.kind).label)} ${line.number}`,
    status: statusOf(receipt, (date) => formatLongDay(date, region)),
    amount: money(line.amount_minor, line.currency),
    sentence: outline?.sentence ?? null,
    next: outline?.next ?? null,
    is_calculated: receipt.input_hash !== null,
    steps: steps.map(({ title, detail, amount }) => ({
      title,
      detail,
      amount: amount ? money(amount.amount_minor, amount.currency) : '',
    })),
  };
}

function statusOf({ line }: Receipt | ReceiptForPartner, day: (date: string) => string): string {
  const status = said(commissionOption(statusOptions, line.status).label);
  return breakdownTexts.status(status, day(line.effective_on), day(line.release_on), line.opportunity_name ?? null);
}
