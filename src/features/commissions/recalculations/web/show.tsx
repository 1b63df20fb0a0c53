import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { relatedQueries } from '#features/commissions/commissions/related-queries.ts';
import { commissionOption, roleText } from '#features/commissions/commissions/words.schema.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { Person } from '#web/components/Person.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { formatNumber } from '#web/region.ts';
import { apiRows } from '#web/requests/api.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useSession } from '#web/session/session.tsx';
import { type RecalculatedChange, type Recalculation, recalculationOptions } from '../schema.ts';
import { recalculationSteps } from '../steps.schema.ts';
import { texts as ownTexts } from './texts.ts';
import { countedOptions } from './words.ts';

const SHOWN = 200;

export default function RecalculationShow() {
  const run = useOne<Recalculation>('commission_recalculations', useParam('id'));
  return <Loaded query={run}>{(row) => <RecalculationScreen run={row} />}</Loaded>;
}

function RecalculationScreen({ run }: { run: Recalculation }) {
  const { user } = useSession();
  const changes = useQuery({
    queryKey: ['commission_recalculations', 'changes', run.id, run.preview_hash],
    queryFn: ({ signal }) => apiRows<RecalculatedChange>(`commission_recalculations/${run.id}/changes`, { signal }),
  });
  const status = commissionOption(recalculationOptions, run.state);
  const isOpen = run.state === 'previewed';
  const isOwn = run.requested_by === user.id;
  const steps = useSteps(recalculationSteps, run, {
    also: ['commission_lines', ...relatedQueries],
    special: {
      approve: { hidden: isOwn || run.totals.length === 0, dialog: (props) => <ApproveDialog run={run} {...props} /> },
    },
  });
  return (
    <>
      <DetailPage
        name={ownTexts.recalculation(run.number)}
        status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={<span>{run.reason}</span>}
        actions={steps.buttons}
        menu={steps.menu}
        tabs={[
          {
            key: 'changes',
            label: ownTexts.changes,
            content: (
              <>
                {isOpen && run.totals.length === 0 && (
                  <Alert type="success" showIcon title={ownTexts.nothingWouldChangeEveryDealAlready} />
                )}
                {isOpen && isOwn && run.totals.length > 0 && (
                  <Alert type="info" showIcon title={ownTexts.secondPersonMustApproveThisAsk} />
                )}
                {run.totals.length > 0 && (
                  <Loaded query={changes}>{(rows) => <Changes run={run} rows={rows} />}</Loaded>
                )}
              </>
            ),
          },
        ]}
        rail={
          <Facts
            title={ownTexts.details}
            rows={[
              [
                ownTexts.dealsWonFrom,
                run.scope.from ? <DateText key="from" value={run.scope.from} /> : ownTexts.allDeals,
              ],
              [ownTexts.partnerData, commissionOption(countedOptions, run.scope.partners ?? 'today').label],
              [ownTexts.requestedBy, run.requested_by_name && <Person key="requested" name={run.requested_by_name} />],
              [ownTexts.requested, <DateText key="at" value={run.created_at} as="instant" />],
              [ownTexts.approvedBy, run.approved_by_name && <Person key="approved" name={run.approved_by_name} />],
              [ownTexts.booked, run.applied_at && <DateText key="applied" value={run.applied_at} as="instant" />],
            ]}
          />
        }
      />
      {steps.dialog}
    </>
  );
}

interface ApproveDialogProps {
  run: Recalculation;
  onSubmit: (body: object) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Approves exactly the differences of the preview that the person saw. */
function ApproveDialog({ run: { id, number, preview_hash }, onSubmit, onDone, onClose }: ApproveDialogProps) {
  return (
    <ActionDialog
      title={ownTexts.approveRecalculation(number)}
      action={recalculationSteps.steps.approve.label}
      width={560}
      sheet={{ path: `commission_recalculations/${id}/approve`, body: () => ({ preview_hash }) }}
      onSubmit={() => onSubmit({ preview_hash })}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

function Changes({ run, rows }: { run: Recalculation; rows: readonly RecalculatedChange[] }) {
  return (
    <>
      <Card title={ownTexts.totals}>
        <ScrollTable label={ownTexts.totals}>
          <thead>
            <tr>
              <th scope="col">{ownTexts.currency}</th>
              <th scope="col" data-figure>
                {ownTexts.deals}
              </th>
              <th scope="col" data-figure>
                {ownTexts.partners}
              </th>
              <th scope="col" data-figure>
                {ownTexts.increase}
              </th>
              <th scope="col" data-figure>
                {ownTexts.decrease}
              </th>
              <th scope="col" data-figure>
                {ownTexts.difference}
              </th>
            </tr>
          </thead>
          <tbody>
            {run.totals.map((total) => (
              <tr key={total.currency}>
                <th scope="row">{total.currency}</th>
                <td data-figure>{formatNumber(total.deals)}</td>
                <td data-figure>{formatNumber(total.partners)}</td>
                <td data-figure>
                  <Money minor={total.up_minor} currency={total.currency} />
                </td>
                <td data-figure>
                  <Money minor={total.down_minor} currency={total.currency} />
                </td>
                <td data-figure>
                  <strong>
                    <Money minor={total.net_minor} currency={total.currency} />
                  </strong>
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </Card>
      <Card title={ownTexts.changesByDeal}>
        <ScrollTable label={ownTexts.changesByDeal}>
          <thead>
            <tr>
              <th scope="col">{ownTexts.deal}</th>
              <th scope="col">{ownTexts.partner}</th>
              <th scope="col">{ownTexts.wonOn}</th>
              <th scope="col" data-figure>
                {ownTexts.booked}
              </th>
              <th scope="col" data-figure>
                {ownTexts.recalculated}
              </th>
              <th scope="col" data-figure>
                {ownTexts.difference}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row) => (
              <tr
                key={`${row.opportunity_id} ${row.partner_id} ${row.role} ${row.rule_id} ${row.old_minor} ${row.new_minor}`}
              >
                <th scope="row">
                  {row.opportunity_id ? (
                    <Link to={`/commissions/opportunities/show/${row.opportunity_id}`}>{row.opportunity_name}</Link>
                  ) : (
                    '–'
                  )}
                  <div className="meta">{row.rule_name}</div>
                </th>
                <td>
                  {row.partner_name}
                  {row.role && <div className="meta">{roleText(row.role)}</div>}
                  {row.is_counted_anew && <div className="meta">{ownTexts.usesTodaysPartnerDataItHas}</div>}
                </td>
                <td data-tight>
                  <DateText value={row.effective_on} />
                </td>
                <td data-figure>
                  <Money minor={row.old_minor} currency={row.currency} />
                  {row.paid_minor !== 0 && (
                    <div className="meta">
                      {ownTexts.paid(<Money minor={row.paid_minor} currency={row.currency} />)}
                    </div>
                  )}
                </td>
                <td data-figure>
                  <Money minor={row.new_minor} currency={row.currency} />
                  {row.whole && (
                    <div className="meta">
                      {ownTexts.insteadOnceCustomerHasPaid(
                        <Money minor={row.whole.new_minor} currency={row.currency} />,
                        <Money minor={row.whole.old_minor} currency={row.currency} />,
                      )}
                    </div>
                  )}
                </td>
                <td data-figure>
                  <Money minor={row.delta_minor} currency={row.currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
        {rows.length > SHOWN && <p className="meta">{ownTexts.notListedButIncludedInTotals(rows.length - SHOWN)}</p>}
      </Card>
    </>
  );
}
