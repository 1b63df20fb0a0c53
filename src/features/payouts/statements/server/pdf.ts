import { paperBrandOf } from '#features/access/pictures/server/service.ts';
import { settlementText } from '#features/payouts/payouts/settlement-text.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { gray, type Paper } from '#server/pdf/model.ts';
import { printPaper } from '#server/pdf/paper.ts';
import { formatMoney } from '#shared/money/money.ts';
import { formatLongDay, localeOf } from '#shared/places/regions.ts';
import type { Statement } from '../schema.ts';
import { failureText, statementKinds } from '../words.ts';

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
  const money = (minor: number) => formatMoney(minor, currency, localeOf(region));
  const title = statement_no ? `Statement ${statement_no}` : `Statement, ${currency}`;
  const info = { title, author: company_name, made_at: call.now(), texts: JSON.stringify(statement) };
  const brand = await paperBrandOf(kernel, call.organization_id);
  return () =>
    printPaper({ ...info, brand }, call.organization_id, (paper) => {
      paper.head(
        `${company_name} · ${partner_name}`,
        title,
        `${from ? day(from) : 'From the first entry'} to ${day(to)}`,
      );
      writeSums(paper, statement, money);
      if (payout?.paid_on)
        paper.pair('Paid on', day(payout.paid_on), payout.reference && `Reference ${payout.reference}`);
      if (failureText(payout)) paper.write(failureText(payout));
      if (payout && settlementText({ currency, ...payout }))
        paper.write(settlementText({ currency, ...payout }), { size: 9, color: gray });
      paper.heading('Transactions');
      writeRow(paper, ['Earned on', 'Description', 'Deal', 'Amount', 'Balance'], { color: gray });
      writeRow(paper, ['', 'Opening balance', '', '', money(statement.opening_minor)], { isBold: true });
      for (const row of statement.rows) {
        const what = [row.text, row.note, statementKinds[row.kind]].filter(Boolean).join('. ');
        writeRow(paper, [
          day(row.effective_on),
          what,
          row.opportunity_name ?? '',
          money(row.amount_minor),
          money(row.balance_minor),
        ]);
      }
      writeRow(paper, ['', 'Closing balance', '', '', money(statement.closing_minor)], { isBold: true });
    });
}

function writeSums(paper: Paper, statement: Statement, money: (minor: number) => string): void {
  const { payouts, payout } = statement;
  const sums: [string, number][] = [
    [payout ? 'This payout' : 'Approved payouts', payouts.approved_minor],
    ['Paid', payouts.paid_minor],
    ['In payout', payouts.open_minor],
    ['Failed or returned', payouts.failed_minor],
    ['Canceled', payouts.canceled_minor],
  ];
  paper.pair('Opening balance', money(statement.opening_minor));
  for (const [label, minor] of sums) if (minor !== 0) paper.pair(label, money(minor));
  paper.pair('Closing balance', money(statement.closing_minor));
}

const PARTS = [0.15, 0.35, 0.2, 0.15, 0.15];

function writeRow(paper: Paper, texts: readonly string[], style: { isBold?: true; color?: typeof gray } = {}): void {
  paper.row(texts.map((text, at) => ({ ...style, text, part: PARTS[at]!, isFigure: at > 2 })));
}
