import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { caseStatusOptions, type RiskCase } from '../schema.ts';
import { caseSteps } from '../steps.schema.ts';
import css from './attribution.module.css';
import { ruleWords, texts as t } from './texts.ts';

export default function RiskCaseShow() {
  const riskCase = useOne<RiskCase>('risk_cases', useParam('id'));
  return <Loaded query={riskCase}>{(row) => <Screen row={row} />}</Loaded>;
}

/** The leads and sales that the case is about, with their deals and amounts. */
function Sales({ row: { sales } }: { row: RiskCase }) {
  if (sales.length === 0) return null;
  return (
    <ScrollTable label={t.sales}>
      <thead>
        <tr>
          <th scope="col">{t.sale}</th>
          <th scope="col">{t.deal}</th>
          <th scope="col">{t.on}</th>
          <th scope="col" data-figure>
            {t.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {sales.map((sale) => (
          <tr key={`${sale.kind} ${sale.external_id}`}>
            <th scope="row">{sale.invoice_id ? t.invoice(sale.invoice_id) : t.lead}</th>
            <td>
              {sale.opportunity_id && (
                <Link to={`/opportunities/show/${sale.opportunity_id}`}>{sale.opportunity_name ?? t.deal}</Link>
              )}
            </td>
            <td>
              <DateText value={sale.occurred_at} as="instant" />
            </td>
            <td data-figure>
              {sale.amount_minor !== null && <Money minor={sale.amount_minor} currency={sale.currency!} />}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function Screen({ row }: { row: RiskCase }) {
  const steps = useSteps(caseSteps, row, { also: ['commission_lines', 'tracked_events', 'opportunities'] });
  const status = caseStatusOptions.find(({ value }) => value === row.status);
  return (
    <>
      <DetailPage
        name={row.summary}
        status={status && <StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={<Link to={`/partners/show/${row.partner_id}`}>{row.partner_name ?? t.partner}</Link>}
        actions={steps.buttons}
        tabs={[
          {
            key: 'signals',
            label: t.evidence,
            content: (
              <>
                <ul className={css.signals}>
                  {row.signals.map(({ rule, evidence }) => (
                    <li key={rule}>
                      <strong>{ruleWords[rule]}</strong>
                      <br />
                      {evidence}
                    </li>
                  ))}
                </ul>
                <Sales row={row} />
              </>
            ),
          },
          {
            key: 'history',
            label: t.history,
            content: <AuditTimeline table="risk_cases" id={row.id} labels={{}} />,
            last: true,
          },
        ]}
        rail={
          <Facts
            title={t.details}
            rows={[
              [t.customer, row.customer_name],
              [t.opened, <DateText key="opened" value={row.created_at} as="instant" />],
              [t.decidedBy, row.decided_by_name],
              [t.decided, row.decided_at && <DateText key="decided" value={row.decided_at} as="instant" />],
              [t.reason, row.reason],
            ]}
          />
        }
      />
      {steps.dialog}
    </>
  );
}
