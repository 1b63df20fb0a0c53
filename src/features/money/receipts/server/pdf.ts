import { kindOptions, optionOf, statusOptions } from '#features/money/commissions/words.ts';
import type { Call } from '#server/call.ts';
import { gray, printPaper } from '#server/pdf/paper.ts';
import { formatMoney } from '#shared/money.ts';
import { formatLongDay, localeOf } from '#shared/regions.ts';
import type { Receipt, ReceiptForPartner } from '../schema.ts';
import { receiptOf } from './receipt.ts';

/** The breakdown of a commission as its reader sees it, to pass on or to file. */
export async function receiptPdf(call: Call, id: string): Promise<{ name: string; content: Uint8Array }> {
  const receipt = await receiptOf(call, id);
  const { company_name, partner_name, region } = await call.one<{
    company_name: string;
    partner_name: string;
    region: string;
  }>(
    `select o.name as company_name, o.region, p.name as partner_name
     from commission_lines l join partners p on p.organization_id = l.organization_id and p.id = l.partner_id
     join organizations o on o.id = l.organization_id where l.organization_id = $1 and l.id = $2`,
    [call.organization_id, id],
  );
  const { line, outline, steps } = receipt;
  const day = (date: string) => formatLongDay(date, region);
  const money = (minor: number, currency: string) => formatMoney(minor, currency, localeOf(region));
  const title = `${optionOf(kindOptions, line.kind).label} ${line.number}`;
  const info = { title, author: company_name, made_at: call.now(), texts: JSON.stringify(receipt) + partner_name };
  const content = await printPaper(info, (paper) => {
    paper.head(`${company_name} · ${partner_name}`, title, statusOf(receipt, day));
    paper.write(money(line.amount_minor, line.currency), { size: 20, isBold: true });
    if (outline) paper.write(outline.sentence, { size: 12 });
    if (outline?.next) paper.write(outline.next, { size: 9, color: gray });
    paper.heading(receipt.input_hash ? 'Calculation' : 'Details');
    for (const { title: name, detail, amount } of steps) {
      paper.row([
        { text: name, part: 0.25, isBold: true },
        { text: detail, part: 0.55 },
        { text: amount ? money(amount.amount_minor, amount.currency) : '', part: 0.2, isFigure: true },
      ]);
    }
  });
  return { name: `commission-${line.number}.pdf`, content };
}

function statusOf({ line }: Receipt | ReceiptForPartner, day: (date: string) => string): string {
  const status = optionOf(statusOptions, line.status).label;
  const deal = line.opportunity_name ? ` · ${line.opportunity_name}` : '';
  return `${status} · earned on ${day(line.effective_on)}, payable from ${day(line.release_on)}${deal}`;
}
