import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import Sparkles from 'lucide-react/icons/sparkles';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef } from 'react';
import type { Query } from '#shared/query/query.ts';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { Link } from '#web/components/Link.tsx';
import { SkeletonBar } from '#web/components/PageSkeleton.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { Answer, ArrivingAnswer } from './answer/Answer.tsx';
import css from './conversation.module.css';
import { QuestionInput } from './QuestionInput.tsx';
import { stateQuery } from './requests.ts';
import type { Conversation } from './stream/useConversation.ts';
import { texts as t } from './texts.ts';

interface ConversationViewProps {
  conversation: Conversation;
  /** The record beside which questions are asked. */
  about?: { path: string; title: string } | undefined;
  onRemoveAbout?: () => void;
  input: RefObject<TextAreaRef | null>;
}

/** The messages of one conversation, and the field for the next question. */
export function ConversationView({ conversation, about, onRemoveAbout, input }: ConversationViewProps) {
  const { messages, answer, isBusy, isLoading, loadError } = conversation;
  const ask = (text: string, query?: Query) => {
    conversation.ask(text, about?.path, query);
    input.current?.focus({ preventScroll: true });
  };
  const isEmpty = messages.length === 0 && !answer && !isLoading && !loadError;
  const scroller = useScrollToEnd(messages.length, answer !== null, isBusy);
  const last = messages.at(-1);
  return (
    <div className={css.conversation}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={scroller} className={css.messages} aria-label={t.assistant} tabIndex={0}>
        <div className={css.column}>
          {isLoading && <SkeletonBar width="60%" />}
          {loadError && <ErrorState error={loadError} reset={conversation.reload} />}
          {isEmpty && <Start about={about?.path} onAsk={(text) => ask(text)} />}
          {messages.map((message) =>
            message.author === 'person' ? (
              <Question key={message.id} text={message.text} />
            ) : (
              <Answer
                key={message.id}
                message={message}
                isLast={message === last && !answer}
                isBusy={isBusy}
                onAsk={ask}
              />
            ),
          )}
          {answer && (
            <>
              <Question text={answer.question.text} />
              <ArrivingAnswer
                answer={answer}
                onRetry={() => conversation.ask(answer.question.text, answer.question.about, answer.question.query)}
              />
            </>
          )}
        </div>
      </section>
      <div aria-live="polite" className="only-for-readers">
        {isBusy ? answer?.tools.at(-1)?.label : last && last.author !== 'person' && !isLoading ? t.answerReady : ''}
      </div>
      <div className={css.bottom}>
        {about && (
          <span className={css.about}>
            <span className={css.aboutTitle}>{t.about(about.title)}</span>
            <Button
              type="text"
              size="small"
              icon={<X size={12} />}
              aria-label={t.removeAbout(about.title)}
              title={t.removeAbout(about.title)}
              onClick={() => {
                onRemoveAbout?.();
                input.current?.focus();
              }}
            />
          </span>
        )}
        <QuestionInput ref={input} isBusy={isBusy} onAsk={(text) => ask(text)} onStop={conversation.stop} />
        <Foundation />
      </div>
    </div>
  );
}

function Question({ text }: { text: string }) {
  return (
    <div className={css.question}>
      <span className="only-for-readers">{t.you}: </span>
      {text}
    </div>
  );
}

/** The first questions, for this person and record. */
function Start({ about, onAsk }: { about: string | undefined; onAsk: (text: string) => void }) {
  const { data } = useQuery(stateQuery(about));
  return (
    <div className={css.start}>
      <Sparkles size={20} aria-hidden="true" />
      <h2>{t.emptyTitle}</h2>
      <p>{t.emptyAbout}</p>
      {data && data.suggestions.length > 0 && (
        <section className={css.suggestions} aria-label={t.suggestions}>
          {data.suggestions.map((question) => (
            <Button key={question} onClick={() => onAsk(question)}>
              {question}
            </Button>
          ))}
        </section>
      )}
    </div>
  );
}

/** Whether a model or the product's rules answer. */
function Foundation() {
  const { data } = useQuery(stateQuery(undefined));
  const { mode } = useSession();
  const mayChange = useCan('assistant_settings', 'manage') && mode === 'company';
  const mayRead = useCan('assistant_requests', 'view');
  if (!data) return <p className={`meta ${css.foundation}`}>&nbsp;</p>;
  return (
    <p className={`meta ${css.foundation}`}>
      {data.model ? t.answersBy(data.model) : t.without[data.without ?? 'none']}{' '}
      {!data.model && mayChange && <Link to="/ai_assistant/settings">{t.connect}</Link>}
      {data.model && mayRead && <Link to="/ai_assistant/sent">{t.whatIsSent}</Link>}
    </p>
  );
}

/** Keeps the end in view while an answer arrives, unless the person has scrolled up. */
function useScrollToEnd(count: number, isArriving: boolean, isBusy: boolean): RefObject<HTMLElement | null> {
  const scroller = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message scrolls to the end
  useEffect(() => {
    const box = scroller.current!;
    box.scrollTop = box.scrollHeight;
    if (!isBusy) return;
    let isAtEnd = true;
    const note = () => {
      isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 48;
    };
    const sizes = new ResizeObserver(() => {
      if (isAtEnd) box.scrollTop = box.scrollHeight;
    });
    sizes.observe(box.firstElementChild!);
    box.addEventListener('scroll', note, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', note);
    };
  }, [count, isArriving, isBusy]);
  return scroller;
}
