import { Alert, App, Button } from 'antd';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { settlementText } from '#features/payouts/payouts/settlement-text.ts';
import { rateSourceNames } from '#features/setup/exchange-rates/rate-words.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import type { Query } from '#web/requests/api.ts';
import { downloadFile } from '#web/requests/download.ts';
import { useSession } from '#web/session/session.tsx';
import { SlotParts } from '#web/slots.tsx';
import type { Statement } from '../schema.ts';
import { failureText, statementKinds } from '../words.ts';
import css from './Statement.module.css';
import { statementNotes } from './slots.ts';
import { texts } from './texts.ts';

/** A partner's account as a sheet to read, print and file: opening balance, every movement, closing balance. */
export function StatementSheet({ statement, receipts }: { statement: Statement; receipts: string }) {
  const { currency, payout, payouts } = statement;
  const { organization, program } = useSession();
  const brand = program?.company ?? organization;
  // An approved payout is not a paid one, so each status has its own amount.
  const parts: [string, number][] = [
    [texts.paid, payouts.paid_minor],
    [texts.inPayout, payouts.open_minor],
    [texts.failedOrReturned, payouts.failed_minor],
    [texts.canceled, payouts.canceled_minor],
  ];
  const failure = failureText(payout);
  return (
    <div className={css.sheet}>
      {failure && <Alert type="warning" showIcon title={failure} />}
      <Card>
        <div className={css.head}>
          <div>
            {brand.logo_url && <img className={css.logo} src={brand.logo_url} alt="" />}
            {texts.toPartnerName(<strong>{statement.company_name}</strong>, <strong>{statement.partner_name}</strong>)}
            <p className="meta">
              {statement.from ? <DateText value={statement.from} /> : texts.fromFirstEntry}{' '}
              {texts.to(<DateText value={statement.to} />)}
            </p>
          </div>
          <dl className={css.sums}>
            <Sum label={texts.openingBalance} minor={statement.opening_minor} currency={currency} />
            {payouts.approved_minor !== 0 && (
              <Sum
                label={payout ? texts.thisPayout : texts.approvedPayouts}
                minor={payouts.approved_minor}
                currency={currency}
              />
            )}
            {parts.map(
              ([label, minor]) => minor !== 0 && <Sum key={label} label={label} minor={minor} currency={currency} />,
            )}
            <Sum label={texts.closingBalance} minor={statement.closing_minor} currency={currency} />
          </dl>
        </div>
        <SlotParts slot={statementNotes} props={{ partner_id: statement.partner_id, currency }} />
        {payout && settlementText({ currency, ...payout }) && (
          <p style={{ marginTop: 8 }}>{settlementText({ currency, ...payout })}.</p>
        )}
        {payout?.exchange_rate_on && payout.exchange_rate_source && (
          <p className="meta">
            {texts.exchangeRateOf(
              <DateText value={payout.exchange_rate_on} />,
              rateSourceNames[payout.exchange_rate_source],
            )}
          </p>
        )}
        {payout && (payout.paid_on || payout.reference) && (
          <p className="meta" style={{ marginTop: 8 }}>
            {payout.paid_on && <>{texts.paidOn(<DateText value={payout.paid_on} />)}</>}
            {payout.reference && texts.reference(payout.reference)}
            {payout.disputable_until && <> {texts.canBeDisputedUntil(<DateText value={payout.disputable_until} />)}</>}
          </p>
        )}
      </Card>
      <Card>
        <ScrollTable label={texts.transactions}>
          <thead>
            <tr>
              <th scope="col">{texts.earnedOn}</th>
              <th scope="col">{texts.description}</th>
              <th scope="col">{texts.deal}</th>
              <th scope="col" data-figure>
                {texts.amount}
              </th>
              <th scope="col" data-figure>
                {texts.balance}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td />
              <th scope="row">{texts.openingBalance}</th>
              <td />
              <td />
              <td data-figure>
                <Money minor={statement.opening_minor} currency={currency} />
              </td>
            </tr>
            {statement.rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a statement never move
              <tr key={index}>
                <td data-tight>
                  <DateText value={row.effective_on} />
                </td>
                <th scope="row">
                  {row.text}
                  {row.note && <div style={{ fontWeight: 'normal' }}>{row.note}.</div>}
                  <div className="meta">
                    {texts.posted(statementKinds[row.kind], <DateText value={row.posted_at} />)}
                  </div>
                </th>
                <td>{row.opportunity_name}</td>
                <td data-figure>
                  <Money
                    minor={row.amount_minor}
                    currency={currency}
                    to={row.line_id && `${receipts}/show/${row.line_id}`}
                  />
                </td>
                <td data-figure>
                  <Money minor={row.balance_minor} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <th scope="row">{texts.closingBalance}</th>
              <td />
              <td />
              <td data-figure>
                <Money minor={statement.closing_minor} currency={currency} />
              </td>
            </tr>
          </tfoot>
        </ScrollTable>
      </Card>
    </div>
  );
}

function Sum({ label, minor, currency }: { label: string; minor: number; currency: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money minor={minor} currency={currency} />
      </dd>
    </div>
  );
}

/** Buttons to print and download, for the partner's own books. */
export function StatementTools({ path, query, children }: { path: string; query?: Query; children?: React.ReactNode }) {
  const { message } = App.useApp();
  return (
    <>
      {children}
      <Button
        icon={<Download size={16} />}
        onClick={() => downloadFile(`${path}.pdf`, query).catch((error) => message.error(error.message))}
      >
        {texts.downloadPdf}
      </Button>
      <Button onClick={() => downloadFile(`${path}.csv`, query).catch((error) => message.error(error.message))}>
        {texts.downloadCsv}
      </Button>
      <Button icon={<Printer size={16} />} onClick={() => window.print()}>
        {texts.print}
      </Button>
    </>
  );
}
