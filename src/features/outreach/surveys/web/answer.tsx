import { useNavigate } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import MessageSquareHeart from 'lucide-react/icons/message-square-heart';
import { type FormEvent, useState } from 'react';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { useParam } from '#web/params.ts';
import { ApiError, api } from '#web/requests/api.ts';
import { useOne, useWrite } from '#web/resource/data/useResource.ts';
import { useSession } from '#web/session/session.tsx';
import type { Answers } from '../questions.schema.ts';
import type { SurveyAnswer, SurveyInvitation } from '../schema.ts';
import { AnswerInput, ScoreInput } from './inputs.tsx';
import css from './surveys.module.css';
import { texts as t } from './texts.ts';

/** A partner user answers a survey. */
export default function AnswerScreen() {
  const invitation = useOne<SurveyInvitation>('survey_invitations', useParam('id'));
  return <Loaded query={invitation}>{(row) => <Screen key={row.id} row={row} />}</Loaded>;
}

function Screen({ row }: { row: SurveyInvitation }) {
  useTitle(row.survey_name);
  const company = useSession().program?.company.name ?? '';
  const [isSent, setSent] = useState(false);
  const isOpen = row.status === 'open' && new Date(row.closes_at) > new Date();
  return (
    <div className={css.answer}>
      <PageHeader title={row.survey_name} />
      {isSent ? (
        <Done title={t.thanks} text={row.is_anonymous ? t.thanksAnonymous(company) : t.thanksText(company)} />
      ) : isOpen ? (
        <Questionnaire row={row} company={company} onSent={() => setSent(true)} />
      ) : (
        <Done title={row.status === 'answered' ? t.alreadyAnswered : t.noLonger} />
      )}
    </div>
  );
}

function Done({ title, text }: { title: string; text?: string }) {
  const navigate = useNavigate();
  return (
    <EmptyState
      icon={MessageSquareHeart}
      title={title}
      actions={<Button onClick={() => navigate({ to: '/feedback' })}>{t.back}</Button>}
    >
      {text}
    </EmptyState>
  );
}

interface FormProps {
  row: SurveyInvitation;
  company: string;
  onSent: () => void;
}

function Questionnaire({ row, company, onSent }: FormProps) {
  const [score, setScore] = useState<number | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const [problems, setProblems] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  const forget = useUnsavedWarning(score !== null || Object.keys(answers).length > 0);
  const send = useWrite<SurveyAnswer, SurveyInvitation>('survey_invitations', async (body) => {
    const answered = await api<SurveyInvitation>(`survey_invitations/${row.id}/answer`, { method: 'POST', body });
    // Before the row is read again: from then on it says that it was answered.
    forget();
    onSent();
    return answered;
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = new Set(
      row.questions.filter(({ key, required }) => required && isEmpty(answers[key])).map(({ key }) => key),
    );
    if (score === null) missing.add('score');
    setProblems(missing);
    setFailure(missing.size > 0 ? t.failed : null);
    if (missing.size > 0 || score === null) return;
    const given = Object.fromEntries(Object.entries(answers).filter(([, value]) => !isEmpty(value)));
    try {
      await send.mutateAsync({ score, answers: given });
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : t.failed);
    }
  };
  return (
    <form onSubmit={submit} noValidate>
      {row.intro && <p className={css.intro}>{row.intro}</p>}
      <p className={css.privacy} data-anonymous={row.is_anonymous || undefined}>
        {row.is_anonymous ? t.anonymousNote : t.namedNote(company)}
      </p>
      {failure && <Alert type="error" showIcon role="alert" title={failure} style={{ marginBottom: 16 }} />}
      <ScoreInput label={row.score_question} value={score} onChange={setScore} isMissing={problems.has('score')} />
      {row.questions.map((question) => (
        <AnswerInput
          key={question.key}
          question={question}
          value={answers[question.key]}
          isMissing={problems.has(question.key)}
          onChange={(value) => setAnswers({ ...answers, [question.key]: value })}
        />
      ))}
      <Button type="primary" htmlType="submit" loading={send.isPending}>
        {t.send}
      </Button>
    </form>
  );
}

const isEmpty = (value: Answers[string] | undefined): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);
