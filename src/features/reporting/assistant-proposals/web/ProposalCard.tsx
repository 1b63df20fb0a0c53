import { App, Button } from 'antd';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { Link } from '#web/components/Link.tsx';
import { SkeletonBar } from '#web/components/PageSkeleton.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { Tone } from '#web/look/theme.ts';
import { ApiError } from '#web/requests/api.ts';
import { useAction, useOne } from '#web/resource/data/useResource.ts';
import type { AssistantProposal } from '../schema.ts';
import css from './ProposalCard.module.css';
import { texts as t } from './texts.ts';

const tones: Record<AssistantProposal['status'], Tone> = {
  waiting: 'amber',
  confirmed: 'green',
  dismissed: 'gray',
  expired: 'gray',
};

/** A prepared step: what would change, and the decision of the person. Nothing happens before they confirm. */
export default function ProposalCard({ id, heading = 'h3' }: { id: string; heading?: 'h2' | 'h3' }) {
  const { data, error, refetch } = useOne<AssistantProposal>('assistant_proposals', id);
  if (data) return <Card proposal={data} heading={heading} onRefused={() => void refetch()} />;
  if (error instanceof ApiError && error.status === 404) return <p className="meta">{t.gone}</p>;
  return error ? <ErrorState error={error} reset={refetch} /> : <SkeletonBar width="60%" />;
}

interface CardProps {
  proposal: AssistantProposal;
  /** The level at which the card stands on its screen. */
  heading: 'h2' | 'h3';
  onRefused: () => void;
}

function Card({ proposal, heading: Heading, onRefused }: CardProps) {
  const { message } = App.useApp();
  const { id, title, status, changes, refusal } = proposal;
  const decisions = ['work_items', 'assistant_messages', resourceOf(proposal.url)];
  const confirm = useAction<void>(
    'assistant_proposals',
    () => `assistant_proposals/${id}/confirm`,
    undefined,
    decisions,
  );
  const dismiss = useAction<void>(
    'assistant_proposals',
    () => `assistant_proposals/${id}/dismiss`,
    undefined,
    decisions,
  );
  const isBusy = confirm.isPending || dismiss.isPending;
  // The reason for the refusal is stored with the proposal, so the card shows it also later.
  const onError = (error: Error) => {
    if (error instanceof ApiError) onRefused();
    else void message.error(error.message);
  };
  const reason = refusal ?? (confirm.error instanceof ApiError ? confirm.error.message : null);
  return (
    <section className={css.card} aria-label={`${t.proposal}: ${title}`}>
      <div className={css.head}>
        <Heading className={css.title}>{title}</Heading>
        <StatusTag tone={tones[status]}>{t[status]}</StatusTag>
      </div>
      <dl className={css.changes}>
        {changes.map(({ label, before, after }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a proposal never change
          <div key={at}>
            <dt>{label}</dt>
            <dd>
              {before !== null && (
                <del className={css.before}>
                  <span className="only-for-readers">{t.before}: </span>
                  {before}
                </del>
              )}
              {before === null ? (
                after
              ) : (
                <ins className={css.after}>
                  <span className="only-for-readers">{t.after}: </span>
                  {after}
                </ins>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div aria-live="polite">
        {status === 'waiting' && reason && (
          <p role="alert" className="refused">
            {t.refused} {reason}
          </p>
        )}
        <p className={css.note}>{outcomeOf(proposal)}</p>
      </div>
      <Actions
        proposal={proposal}
        isRefused={reason !== null}
        isBusy={isBusy}
        onConfirm={() => confirm.mutate(undefined, { onSuccess: () => void message.success(t.done), onError })}
        onDismiss={() => dismiss.mutate(undefined, { onError })}
      />
    </section>
  );
}

interface ActionsProps {
  proposal: AssistantProposal;
  isRefused: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onDismiss: () => void;
}

function Actions({ proposal, isRefused, isBusy, onConfirm, onDismiss }: ActionsProps) {
  if (proposal.status === 'confirmed') {
    return (
      <div className={css.actions}>
        <Link to={proposal.opens}>
          <Button tabIndex={-1}>{t.open}</Button>
        </Link>
      </div>
    );
  }
  if (proposal.status !== 'waiting') return null;
  const form = formOf(proposal);
  return (
    <div className={css.actions}>
      <Button type="primary" loading={isBusy} onClick={onConfirm}>
        {isRefused ? t.tryAgain : t.confirm}
      </Button>
      {form && (
        <Link to={form}>
          <Button tabIndex={-1}>{t.byHand}</Button>
        </Link>
      )}
      <Button type="text" disabled={isBusy} onClick={onDismiss}>
        {t.dismiss}
      </Button>
    </div>
  );
}

function outcomeOf({ status, effect }: AssistantProposal): string {
  if (status === 'waiting') return [effect, t.nothingYet].filter(Boolean).join(' ');
  return { confirmed: t.wasConfirmed, dismissed: t.wasDismissed, expired: t.hasExpired }[status];
}

/** A new record has no screen before it is confirmed. */
const formOf = ({ form, opens }: AssistantProposal): string | null => form ?? (opens.includes('$id') ? null : opens);

/** The first part of the address is the resource whose lists are read again: `/tasks/0198…` changes `tasks`. */
const resourceOf = (url: string): string => url.split(/[/?]/)[1] ?? '';
