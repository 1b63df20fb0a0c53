import { Button, Tooltip } from 'antd';
import Check from 'lucide-react/icons/check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { type ReactNode, Suspense } from 'react';
import { ProposalCard } from '#features/reporting/assistant-proposals/web/index.tsx';
import { SaveAsReport } from '#features/reporting/saved-views/web/index.tsx';
import type { Query } from '#shared/query/query.ts';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { Link } from '#web/components/Link.tsx';
import { SkeletonBar } from '#web/components/PageSkeleton.tsx';
import type { AssistantMessage } from '../../schema.ts';
import type { AnswerState, RunningTool } from '../stream/answerState.ts';
import { texts as t } from '../texts.ts';
import { AnswerText } from './AnswerText.tsx';
import css from './answer.module.css';
import { Feedback } from './Feedback.tsx';
import { withoutReferences } from './parse.ts';
import { Reading } from './Reading.tsx';

interface AnswerProps {
  message: AssistantMessage;
  /** Only the last answer offers follow-up questions. */
  isLast: boolean;
  isBusy: boolean;
  onAsk: (question: string, query?: Query) => void;
}

/** An answer with its sources, the tools it used, its proposals, and follow-up questions. */
export function Answer({ message, isLast, isBusy, onAsk }: AnswerProps) {
  const sources = message.sources.filter(({ to }) => isInApp(to));
  return (
    <article className={css.answer} aria-label={t.answered}>
      <h2 className="only-for-readers">{t.answered}</h2>
      {message.reading && <Reading reading={message.reading} isBusy={isBusy} onChange={onAsk} />}
      {message.tools.length > 0 && (
        <details className={css.used}>
          <summary>{t.toolsUsed(message.tools.length)}</summary>
          <ul className={css.tools}>
            {message.tools.map((tool, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a tool is its position
              <Step key={at} state={tool.state} label={tool.label}>
                {tool.refusal ? t.refused(tool.refusal) : tool.input}
              </Step>
            ))}
          </ul>
        </details>
      )}
      <AnswerText text={textBelow(message)} cite={(number) => citation(number, sources)} />
      {message.proposal_ids.length > 0 && (
        <section className={css.answer} aria-label={t.proposals}>
          {message.proposal_ids.map((id) => (
            <Suspense key={id} fallback={<SkeletonBar height={120} />}>
              <ProposalCard id={id} />
            </Suspense>
          ))}
        </section>
      )}
      {sources.length > 0 && (
        <section className={css.sources} aria-label={t.sources}>
          <h3>{t.sources}</h3>
          <ol>
            {sources.map(({ number, title, to }) => (
              <li key={number}>
                <span aria-hidden="true">{number}</span>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className={css.foot}>
        <span className={`meta ${css.by}`}>{message.author === 'rules' ? t.byRules : t.byModel}</span>
        {message.reading?.query && (
          <Suspense fallback={null}>
            <SaveAsReport question={message.reading.query} read={message.reading.read} size="small" type="text" />
          </Suspense>
        )}
        <CopyButton text={withoutReferences(message.text)} label={t.copy} />
        <Feedback message={message} />
      </div>
      {isLast && message.follow_ups.length > 0 && (
        <section className={css.follow} aria-label={t.followUps}>
          {message.follow_ups.map((question) => (
            <Button key={question} disabled={isBusy} onClick={() => onAsk(question)}>
              {question}
            </Button>
          ))}
        </section>
      )}
    </article>
  );
}

/** The first line says how the question was read, which is shown above. */
const textBelow = ({ text, reading }: AssistantMessage): string =>
  reading ? text.slice(reading.read.length + 1) : text;

/** Sources of the server are addresses inside the app; anything else gets no link. */
const isInApp = (to: string) => /^\/(?![/\\])/.test(to);

function citation(number: number, sources: AssistantMessage['sources']): ReactNode {
  const source = sources.find((one) => one.number === number);
  if (!source) return null;
  return (
    <Tooltip title={source.title} trigger={['hover', 'focus']}>
      <Link to={source.to} className={css.chip!} aria-label={t.sourceOf(number, source.title)}>
        {number}
      </Link>
    </Tooltip>
  );
}

const icons = { running: LoaderCircle, done: Check, refused: CircleSlash };

function Step({ state, label, children }: Pick<RunningTool, 'state' | 'label'> & { children?: ReactNode }) {
  const Icon = icons[state];
  return (
    <li data-state={state}>
      <Icon size={14} aria-hidden="true" />
      <span>
        {label}
        {children ? `: ${children}` : state === 'running' && '…'}
      </span>
    </li>
  );
}

/** An answer while it arrives. References become links at the end, when their sources are known. */
export function ArrivingAnswer({ answer, onRetry }: { answer: AnswerState; onRetry: () => void }) {
  const isLive = answer.phase === 'asking' || answer.phase === 'answering';
  const isReading = answer.tools.some(({ state }) => state === 'running');
  return (
    <article className={css.answer} aria-label={t.answered} aria-busy={isLive}>
      {answer.tools.length > 0 && (
        <ul className={css.tools}>
          {answer.tools.map(({ label, state }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tool is its position
            <Step key={at} state={!isLive && state === 'running' ? 'refused' : state} label={label} />
          ))}
        </ul>
      )}
      {isLive && !answer.text && !isReading && (
        <ul className={css.tools}>
          <Step state="running" label={t.thinking.replace(/…$/, '')} />
        </ul>
      )}
      {answer.text && <AnswerText text={answer.text} cite={() => null} />}
      {answer.phase === 'stopped' && <p className="meta">{t.stopped}</p>}
      {answer.phase === 'failed' && (
        <div role="alert" className={css.foot}>
          <span className={css.by} style={{ color: 'var(--danger)' }}>
            {answer.error ?? t.lost}
          </span>
        </div>
      )}
      {(answer.phase === 'stopped' || answer.phase === 'failed') && (
        <div>
          <Button onClick={onRetry}>{t.tryAgain}</Button>
        </div>
      )}
    </article>
  );
}
