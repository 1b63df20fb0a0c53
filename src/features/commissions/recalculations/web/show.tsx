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
import { plural } from '#web/texts.ts';
import { type RecalculatedChange, type Recalculation, recalculationOptions } from '../schema.ts';
import { recalculationSteps } from '../steps.schema.ts';
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
        name={`Recalculation ${run.number}`}
        status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={<span>{run.reason}</span>}
        actions={steps.buttons}
        menu={steps.menu}
        tabs={[
          {
            key: 'changes',
            label: 'Changes',
            content: (
              <>
                {isOpen && run.totals.length === 0 && (
                  <Alert
                    type="success"
                    showIcon
                    title="Nothing would change. Every deal already has the correct commission."
                  />
                )}
                {isOpen && isOwn && run.totals.length > 0 && (
                  <Alert
                    type="info"
                    showIcon
                    title="A second person must approve this. Ask another team member to review it."
                  />
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
            title="Details"
            rows={[
              ['Deals won from', run.scope.from ? <DateText key="from" value={run.scope.from} /> : 'All deals'],
              ['Partner data', commissionOption(countedOptions, run.scope.partners ?? 'today').label],
              ['Requested by', run.requested_by_name && <Person key="requested" name={run.requested_by_name} />],
              ['Requested', <DateText key="at" value={run.created_at} as="instant" />],
              ['Approved by', run.approved_by_name && <Person key="approved" name={run.approved_by_name} />],
              ['Booked', run.applied_at && <DateText key="applied" value={run.applied_at} as="instant" />],
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
      title={`Approve recalculation ${number}?`}
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
      <Card title="Totals">
        <ScrollTable label="Totals">
          <thead>
            <tr>
              <th scope="col">Currency</th>
              <th scope="col" data-figure>
                Deals
              </th>
              <th scope="col" data-figure>
                Partners
              </th>
              <th scope="col" data-figure>
                Increase
              </th>
              <th scope="col" data-figure>
                Decrease
              </th>
              <th scope="col" data-figure>
                Difference
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
      <Card title="Changes by deal">
        <ScrollTable label="Changes by deal">
          <thead>
            <tr>
              <th scope="col">Deal</th>
              <th scope="col">Partner</th>
              <th scope="col">Won on</th>
              <th scope="col" data-figure>
                Booked
              </th>
              <th scope="col" data-figure>
                Recalculated
              </th>
              <th scope="col" data-figure>
                Difference
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
                  {row.is_counted_anew && (
                    <div className="meta">Uses today’s partner data. It has changed since the deal was won.</div>
                  )}
                </td>
                <td data-tight>
                  <DateText value={row.effective_on} />
                </td>
                <td data-figure>
                  <Money minor={row.old_minor} currency={row.currency} />
                  {row.paid_minor !== 0 && (
                    <div className="meta">
                      <Money minor={row.paid_minor} currency={row.currency} /> paid
                    </div>
                  )}
                </td>
                <td data-figure>
                  <Money minor={row.new_minor} currency={row.currency} />
                  {row.whole && (
                    <div className="meta">
                      <Money minor={row.whole.new_minor} currency={row.currency} /> instead of{' '}
                      <Money minor={row.whole.old_minor} currency={row.currency} /> once the customer has paid
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
        {rows.length > SHOWN && (
          <p className="meta">
            {plural(rows.length - SHOWN, 'smaller change is', 'smaller changes are')} not listed but included in the
            totals above.
          </p>
        )}
      </Card>
    </>
  );
}
