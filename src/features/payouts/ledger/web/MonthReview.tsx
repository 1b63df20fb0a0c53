import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Drawer, Flex } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import { formatNumber } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { useCan } from '#web/session/session.tsx';
import { type AccountingPeriod, type OpenItem, openItemsLink, type PeriodReview } from '../schema.ts';
import { Balances } from './TrialBalance.tsx';
import { texts } from './texts.ts';
import css from './Verification.module.css';
import { monthName, openKindNames, stateWords } from './words.ts';

type Step = 'begin_closing' | 'take_back' | 'close';

/** One month: its open items, its balances at month end, and the steps to close it. */
export function MonthReview({ month, onClose }: { month: string; onClose: () => void }) {
  useRestoreFocus();
  const { message } = App.useApp();
  const mayClose = useCan('accounting_periods', 'manage');
  const review = useQuery({
    queryKey: ['accounting_periods', 'review', month],
    queryFn: ({ signal }) => api<PeriodReview>(`accounting_periods/${month}`, { signal }),
  });
  const step = useWrite<Step, AccountingPeriod>('accounting_periods', (name) =>
    api<AccountingPeriod>(`accounting_periods/${month}/${name}`, { method: 'POST', body: {} }),
  );
  const take = async (name: Step) => {
    try {
      await step.mutateAsync(name);
    } catch (error) {
      message.error((error as Error).message);
    }
  };
  const [isClosing, setClosing] = useState(false);
  return (
    <Drawer open size={640} title={monthName(month)} onClose={onClose}>
      <Loaded query={review}>
        {({ period, open, trial_balance }) => (
          <Flex vertical gap={16}>
            <Flex gap={8} align="center" wrap>
              <StatusTag tone={stateWords[period.state].tone}>
                {period.has_ended ? stateWords[period.state].label : texts.inProgress}
              </StatusTag>
              <span className="meta">{texts.entries(formatNumber(period.entries))}</span>
              {mayClose && (
                <Flex gap={8} style={{ marginInlineStart: 'auto' }}>
                  {period.state === 'open' && period.has_ended && (
                    <Button disabled={step.isPending} onClick={() => take('begin_closing')}>
                      {texts.startClosing}
                    </Button>
                  )}
                  {period.state === 'closing' && (
                    <>
                      <Button disabled={step.isPending} onClick={() => take('take_back')}>
                        {texts.cancelClosing}
                      </Button>
                      <Button
                        type="primary"
                        disabled={!period.is_next || step.isPending}
                        onClick={() => setClosing(true)}
                      >
                        {texts.closeMonth}
                      </Button>
                    </>
                  )}
                </Flex>
              )}
            </Flex>
            {!period.has_ended && <p className="meta">{texts.youCanCloseThisMonthAfter}</p>}
            {period.state === 'closing' && !period.is_next && (
              <Alert type="info" showIcon title={texts.monthsClosedInOrderCloseEarlier} />
            )}
            {period.state === 'closed' && <Checkpoint period={period} />}
            {open.length === 0 ? (
              <p>{texts.noOpenItemsForThisMonth}</p>
            ) : (
              open.map(({ kind, count, items }) => (
                <Card key={kind} title={`${openKindNames[kind]}: ${formatNumber(count)}`}>
                  <ul className={css.open}>
                    {items.map((item) => (
                      <Open key={item.id} item={item} period={period} />
                    ))}
                  </ul>
                  {count > items.length && (
                    <p className="meta">
                      {texts.showingTheFirst(
                        items.length,
                        <Link to={openItemsLink(kind, period)}>{texts.seeAll}</Link>,
                      )}
                    </p>
                  )}
                </Card>
              ))
            )}
            <Balances rows={trial_balance} />
          </Flex>
        )}
      </Loaded>
      {isClosing && (
        <ActionDialog
          title={texts.closePermanently(monthName(month))}
          action={texts.closeMonth}
          width={560}
          sheet={{ path: `accounting_periods/${month}/close` }}
          onSubmit={() => step.mutateAsync('close')}
          onDone={() => {
            message.success(texts.isClosed(monthName(month)));
            setClosing(false);
          }}
          onClose={() => setClosing(false)}
        />
      )}
    </Drawer>
  );
}

function addressOf({ kind, id, opportunity_id, batch_id }: OpenItem, period: AccountingPeriod): string {
  if (kind === 'commission_on_hold') return `/commissions/show/${id}`;
  if (kind === 'payout_open') return `/commissions/payouts/edit/${batch_id}`;
  return opportunity_id ? `/commissions/opportunities/show/${opportunity_id}` : openItemsLink(kind, period);
}

function Open({ item, period }: { item: OpenItem; period: AccountingPeriod }) {
  return (
    <li>
      <Link to={addressOf(item, period)}>{item.label}</Link>
      <DateText value={item.on} />
      {item.currency && <Money minor={item.amount_minor} currency={item.currency} />}
    </li>
  );
}

function Checkpoint({ period }: { period: AccountingPeriod }) {
  return (
    <p className="meta">
      {texts.closedAtEntryHash(
        <DateText value={period.closed_at} as="instant" />,
        period.closed_by_name && texts.by(period.closed_by_name),
        formatNumber(period.seq ?? 0),
        <code>{period.hash_hex?.slice(0, 16)}</code>,
      )}{' '}
      <CopyButton text={period.hash_hex ?? ''} label={texts.copyFullHash} />
    </p>
  );
}
