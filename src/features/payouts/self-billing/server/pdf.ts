import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { guardedTask } from '#server/guarded/guarded.ts';
import { gray } from '#server/pdf/model.ts';
import { printPaper } from '#server/pdf/paper.ts';
import { formatMoney } from '#shared/money/money.ts';
import { formatLongDay, localeOf } from '#shared/places/regions.ts';
import { ppmText } from '#shared/text/percent.ts';
import { crossIndustryInvoice, hasXml } from '../cii.ts';
import type { InvoiceContent, Party } from '../content.ts';

const addFacturX = guardedTask<typeof import('./pdf-a.task.ts').run>(new URL('./pdf-a.task.ts', import.meta.url), {
  subject: 'The invoice',
  field: 'id',
  seconds: 60,
  lane: 'render',
});

const titles = { invoice: 'Self-billing invoice', credit_note: 'Self-billing credit note' };

/** The invoice to read, with the invoice for programs inside where the currency allows one. */
export async function invoicePdf(
  call: Call,
  content: InvoiceContent,
  issued_at: Date,
): Promise<() => Promise<Uint8Array>> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  const { seller, buyer, currency, kind, corrects } = content;
  const day = (date: string) => formatLongDay(date, region);
  const money = (minor: number) => formatMoney(minor, currency, localeOf(region));
  const title = `${titles[kind]} ${content.number}`;
  const share = call.organization_id;
  const print = () =>
    printPaper({ title, author: seller.name, made_at: issued_at }, share, (paper) => {
      paper.head(
        seller.name,
        title,
        `Issued on ${day(content.issued_on)} by ${buyer.name} in the name of the supplier`,
      );
      paper.heading('Supplier');
      for (const line of addressOf(seller)) paper.write(line);
      paper.heading('Recipient');
      for (const line of addressOf(buyer)) paper.write(line);
      paper.heading('Service');
      paper.pair(content.line, money(content.net_minor));
      paper.pair(
        kind === 'invoice' ? 'Supply and payment on' : 'Returned on',
        day(content.paid_on),
        `Statement ${content.statement_no}`,
      );
      if (corrects) paper.pair('Corrects', `${corrects.number} of ${day(corrects.issued_on)}`);
      paper.heading('Amounts');
      paper.pair('Net amount', money(content.net_minor));
      paper.pair(`VAT ${ppmText(content.vat_rate_ppm)}`, money(content.vat_minor));
      if (content.rounding_minor !== 0) paper.pair('Rounding', money(content.rounding_minor));
      paper.pair(
        kind === 'invoice' ? 'Total, paid' : 'Total credited',
        money(content.total_minor + content.rounding_minor),
      );
      paper.space(8);
      paper.write(content.sentence);
      if (content.note) paper.write(content.note, { size: 9, color: gray });
      paper.write('Self-billing: this document is issued by the recipient of the service.', { size: 9, color: gray });
    });
  const xml = hasXml(currency) ? crossIndustryInvoice(content) : null;
  return async () => addFacturX({ pdf: await print(), title, author: seller.name, made_at: issued_at, xml }, { share });
}

const countries = new Intl.DisplayNames('en', { type: 'region' });
const addressOf = ({ name, street, postal_code, city, country, vat_number, tax_number }: Party): string[] =>
  [
    name,
    street,
    [postal_code, city].filter(Boolean).join(' '),
    countries.of(country) ?? country,
    vat_number ? `VAT number ${vat_number}` : tax_number ? `Tax number ${tax_number}` : '',
  ].filter(Boolean);
