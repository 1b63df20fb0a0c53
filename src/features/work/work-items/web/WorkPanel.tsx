import { Button, Drawer } from 'antd';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { SkeletonBar } from '#web/components/PageSkeleton.tsx';
import { formatEventTime, formatNumber } from '#web/region.ts';
import type { WorkFact, WorkItem, WorkItemStep } from '../schema.ts';
import { workItemKey } from './panel.ts';
import { texts as t } from './texts.ts';
import { useFreshItem, useWorkItem } from './useWork.ts';
import { DueText } from './WorkRow.tsx';
import css from './work.module.css';

/** Marks the panel, behind which the keys of the list keep working. */
export const PANEL = 'work-panel';

interface WorkPanelProps {
  openKey: string | null;
  /** The items around the open one. */
  items: readonly WorkItem[];
  /** When the list was read. */
  readAt: number;
  isBusy: boolean;
  onOpen: (key: string | null) => void;
  onStep: (item: WorkItem, step: WorkItemStep) => void;
}

/** The facts and the steps of one item, beside the list. */
export function WorkPanel({ openKey, items, readAt, isBusy, onOpen, onStep }: WorkPanelProps) {
  const at = items.findIndex((item) => workItemKey(item) === openKey);
  const [before, after] = [items[at - 1], at === -1 ? items[0] : items[at + 1]];
  const body = useRef<HTMLElement>(null);
  useFreshItem(at === -1 ? null : openKey, readAt);
  useEffect(() => {
    if (openKey) body.current?.focus();
  }, [openKey]);
  const walk = (label: string, icon: ReactNode, to: WorkItem | undefined) => (
    <Button
      type="text"
      size="small"
      icon={icon}
      aria-label={label}
      title={label}
      disabled={!to}
      onClick={() => to && onOpen(workItemKey(to))}
    />
  );
  return (
    <Drawer
      open={openKey !== null}
      title={at === -1 ? t.title : t.itemOf(at + 1, items.length)}
      size={500}
      rootClassName={PANEL}
      mask={false}
      onClose={() => onOpen(null)}
      closable={{ placement: 'end' }}
      closeIcon={<X size={18} />}
      extra={
        <>
          {walk(t.previousItem, <ChevronUp size={16} />, before)}
          {walk(t.nextItem, <ChevronDown size={16} />, after)}
        </>
      }
      destroyOnHidden
      styles={{ wrapper: { maxWidth: '100vw' } }}
    >
      {openKey && (
        <section ref={body} tabIndex={-1} className={css.panel} aria-live="polite">
          <Content
            key={openKey}
            openKey={openKey}
            known={items[at]}
            next={after}
            isBusy={isBusy}
            onOpen={onOpen}
            onStep={onStep}
          />
        </section>
      )}
    </Drawer>
  );
}

interface ContentProps extends Omit<WorkPanelProps, 'items' | 'readAt' | 'openKey'> {
  openKey: string;
  known: WorkItem | undefined;
  next: WorkItem | undefined;
}

function Content({ openKey, known, next, isBusy, onOpen, onStep }: ContentProps) {
  const detail = useWorkItem(openKey);
  const item = detail.data?.item ?? known;
  // An item that left the list is done; asking the server for it would only fail.
  const wasListed = useRef(false);
  wasListed.current ||= known !== undefined;
  if ((wasListed.current && !known) || (detail.error && (detail.error as { statusCode?: number }).statusCode === 404))
    return (
      <EmptyState
        title={t.isDone}
        actions={next && <Button onClick={() => onOpen(workItemKey(next))}>{t.nextItem}</Button>}
      >
        {t.isDoneAbout}
      </EmptyState>
    );
  if (!item)
    return detail.error ? <ErrorState error={detail.error} reset={detail.refetch} /> : <SkeletonBar width="60%" />;
  const [first, ...others] = item.steps;
  const hasVerb = !item.steps.some(({ label }) => label === item.verb);
  const button = (step: WorkItemStep, isFirst: boolean) => (
    <Button
      key={step.key}
      type={isFirst ? 'primary' : 'default'}
      danger={step.is_danger}
      disabled={isBusy}
      onClick={() => onStep(item, step)}
    >
      {step.label}
    </Button>
  );
  return (
    <>
      <span className={css.kind}>{item.kind_label}</span>
      <h2 className={css.panelTitle}>
        <Link to={item.to}>{item.title}</Link>
      </h2>
      <p className={css.panelDue}>
        <DueText item={item} />
      </p>
      <div className={css.panelSteps}>
        {first && button(first, !first.is_danger)}
        {others.map((step) => button(step, false))}
        {hasVerb && (
          <Link to={item.to}>
            <Button type={first && !first.is_danger ? 'default' : 'primary'} tabIndex={-1}>
              {item.verb}
            </Button>
          </Link>
        )}
      </div>
      <Facts
        rows={[
          [
            t.partner,
            item.partner_id ? (
              <Link key="partner" to={`/partners/show/${item.partner_id}`}>
                {item.partner_name}
              </Link>
            ) : (
              item.partner_name
            ),
          ],
          [t.amount, item.amount_minor !== null && <Money minor={item.amount_minor} currency={item.currency} />],
          ...(detail.data?.facts ?? []).map((fact): [string, ReactNode] => [
            fact.label,
            <Value key="value" fact={fact} />,
          ]),
          // The detail may be one of the facts.
          ...(detail.data && !detail.data.facts.some(({ value }) => value === item.detail)
            ? ([[t.about, item.detail]] as [string, ReactNode][])
            : []),
          [t.responsible, item.is_reassigned ? t.reassigned(item.owner_name) : item.owner_name],
          [t.waitsSince, <DateText key="since" value={item.since} as="relative" />],
        ]}
      />
      {detail.isPending && <SkeletonBar width="80%" />}
    </>
  );
}

function Value({ fact: { value, as, currency, zone } }: { fact: WorkFact }): ReactNode {
  if (as === 'instant' && zone) return formatEventTime(value, zone);
  switch (as) {
    case 'money':
      return <Money minor={Number(value)} currency={currency} />;
    case 'number':
      return formatNumber(Number(value));
    case 'day':
      return <DateText value={value} />;
    case 'instant':
      return <DateText value={new Date(value).toISOString()} as="instant" />;
    case 'link':
      return (
        <a href={/^https?:/.test(value) ? value : `https://${value}`} target="_blank" rel="noopener noreferrer">
          {value.replace(/^https?:\/\//, '')}
        </a>
      );
    case 'text':
      return <span className={css.text}>{value}</span>;
  }
}
