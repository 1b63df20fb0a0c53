import { paperBrandOf } from '#features/access/pictures/server/service.ts';
import { settlementText } from '#features/payouts/payouts/settlement-text.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { gray, type Paper } from '#server/pdf/model.ts';
import { printPaper } from '#server/pdf/paper.ts';
import { formatMoney } from '#shared/money/money.ts';
import { formatLongDay, readerLocale } from '#shared/places/regions.ts';
import { said } from '#shared/text/labels.ts';
import type { Statement } from '../schema.ts';
import { failureText, statementKinds } from '../words.ts';
import { texts } from './pdf.texts.ts';

/** The statement as a document to file: opening balance, every movement, closing balance. */
export async function statementPdf(
  call: Call,
  statement: Statement,
  kernel: Kernel,
): Promise<() => Promise<Uint8Array>> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  const { company_name, partner_name, statement_no, from, to, currency, payout } = statement;
  const day = (date: string) => formatLongDay(date, region);
  const money = (minor: number) => formatMoney(minor, currency, readerLocale(region));
  const title = statement_no ? texts.title(statement_no) : texts.titleIn(currency);
  const info = { title, author: company_name, made_at: call.now() };
  const brand = await paperBrandOf(kernel, call.organization_id);
  return () =>
    printPaper({ ...info, brand }, call.organization_id, (paper) => {
      paper.head(`${company_name} · ${partner_name}`, title, texts.period(from && day(from), day(to)));
      writeSums(paper, statement, money);
      if (payout?.paid_on)
        paper.pair(texts.paidOn, day(payout.paid_on), payout.reference && texts.reference(payout.reference));
      if (failureText(payout)) paper.write(failureText(payout));
      if (payout && settlementText({ currency, ...payout }))
        paper.write(settlementText({ currency, ...payout }), { size: 9, color: gray });
      paper.heading(texts.transactions);
      writeRow(paper, [texts.earnedOn, texts.description, texts.deal, texts.amount, texts.balance], { color: gray });
      writeRow(paper, ['', texts.openingBalance, '', '', money(statement.opening_minor)], { isBold: true });
      for (const row of statement.rows) {
        const what = [row.text, row.note, said(statementKinds[row.kind])].filter(Boolean).join('. ');
        writeRow(paper, [
          day(row.effective_on),
          what,
          row.opportunity_name ?? '',
          money(row.amount_minor),
          money(row.balance_minor),
        ]);
      }
      writeRow(paper, ['', texts.closingBalance, '', '', money(statement.closing_minor)], { isBold: true });
    });
}

function writeSums(paper: Paper, statement: Statement, money: (minor: number) => string): void {
  const { payouts, payout } = statement;
  const sums: [string, number][] = [
    [payout ? texts.thisPayout : texts.approvedPayouts, payouts.approved_minor],
    [texts.paid, payouts.paid_minor],
    [texts.inPayout, payouts.open_minor],
    [texts.failedOrReturned, payouts.failed_minor],
    [texts.canceled, payouts.canceled_minor],
  ];
  paper.pair(texts.openingBalance, money(statement.opening_minor));
  for (const [label, minor] of sums) if (minor !== 0) paper.pair(label, money(minor));
  paper.pair(texts.closingBalance, money(statement.closing_minor));
}

const PARTS = [0.15, 0.35, 0.2, 0.15, 0.15];

function writeRow(paper: Paper, cells: readonly string[], style: { isBold?: true; color?: typeof gray } = {}): void {
  paper.row(cells.map((text, at) => ({ ...style, text, part: PARTS[at]!, isFigure: at > 2 })));
}
