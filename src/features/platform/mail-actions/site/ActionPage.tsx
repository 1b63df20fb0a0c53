import { type FormEvent, useEffect, useState } from 'react';
import { type SiteBrand, SiteFrame } from '#web/site/SiteFrame.tsx';
import { SiteNotice } from '#web/site/SiteNotice.tsx';
import type { ActionDone, OpenedAction } from '../schema.ts';
import css from './Action.module.css';
import { ActionField } from './ActionField.tsx';
import { type Answer, sendMailAnswer } from './send.ts';
import { texts as t } from './texts.ts';

type Step =
  | { at: 'opening' }
  | { at: 'asking'; opened: OpenedAction }
  | { at: 'done'; text: string }
  | { at: 'refused'; message: string };

/**
 * The page behind a button of an email. It says what will happen; only its button does it, so programs that check links
 * trigger nothing. The secret is behind the #, which browsers do not send.
 */
export function ActionPage({ brand }: { brand: SiteBrand }) {
  const [step, setStep] = useState<Step>({ at: 'opening' });
  const [token, setToken] = useState('');

  useEffect(() => {
    const secret = new URLSearchParams(window.location.hash.slice(1)).get('token');
    if (!secret) return setStep({ at: 'refused', message: t.missing });
    setToken(secret);
    void sendMailAnswer<OpenedAction>('open', { token: secret }).then((answer) =>
      setStep('value' in answer ? { at: 'asking', opened: answer.value } : { at: 'refused', message: answer.message }),
    );
  }, []);
  // Each step replaces the whole content, so the focus moves to its heading.
  useEffect(() => {
    if (step.at === 'done') document.querySelector<HTMLElement>('h1')?.focus();
  }, [step.at]);

  return (
    <SiteFrame brand={brand}>
      {step.at === 'opening' && (
        <>
          <h1>{t.title}</h1>
          <p role="status">{t.opening}</p>
          <noscript>{t.noScript}</noscript>
        </>
      )}
      {step.at === 'asking' && (
        <Question
          opened={step.opened}
          token={token}
          onDone={(text) => setStep({ at: 'done', text })}
          onEnd={(message) => setStep({ at: 'refused', message })}
        />
      )}
      {step.at === 'done' && (
        <>
          <h1 tabIndex={-1}>{t.done}</h1>
          <p role="status">{step.text}</p>
          <p>
            <a href="/">{t.signIn(brand.name)}</a>
          </p>
        </>
      )}
      {step.at === 'refused' && (
        <SiteNotice title={t.refused} brand={null} role="alert">
          <p>{step.message}</p>
          <p>
            <a href="/">{t.signIn(brand.name)}</a>
          </p>
        </SiteNotice>
      )}
    </SiteFrame>
  );
}

interface QuestionProps {
  opened: OpenedAction;
  token: string;
  onDone: (text: string) => void;
  onEnd: (message: string) => void;
}

function Question({ opened, token, onDone, onEnd }: QuestionProps) {
  const { title, text, facts, fields, confirm, person, confirmation } = opened;
  const [problem, setProblem] = useState<{ message: string; errors: Record<string, string> } | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const answer = await confirmWith(event.currentTarget, { token, confirmation });
    setBusy(false);
    if ('value' in answer) return onDone(answer.value.text);
    if ([403, 404, 409].includes(answer.status)) return onEnd(answer.message);
    setProblem(answer);
    const [first] = Object.keys(answer.errors);
    if (first) document.getElementById(first)?.focus();
  };

  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <form noValidate onSubmit={submit} className={css.form}>
        {fields.map((field) => (
          <ActionField key={field.name} field={field} problem={problem?.errors[field.name]} />
        ))}
        {problem && (
          <p role="alert" className="site-problem">
            {problem.message}
          </p>
        )}
        <div>
          <button type="submit" className="site-button site-button-primary" disabled={isBusy}>
            {confirm}
          </button>
        </div>
        <p className="site-help">{t.acting(person)}</p>
      </form>
    </>
  );
}

/** The file is sent last, because the server checks everything else before it reads it. */
function confirmWith(
  form: HTMLFormElement,
  secrets: { token: string; confirmation: string },
): Promise<Answer<ActionDone>> {
  const given = [...new FormData(form)];
  const file = given.find((entry): entry is [string, File] => entry[1] instanceof File && entry[1].size > 0)?.[1];
  const input = given.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (!file) return sendMailAnswer('confirm', { ...secrets, input: Object.fromEntries(input) });
  const body = new FormData();
  for (const [name, value] of [...Object.entries(secrets), ...input]) body.append(name, value);
  body.append('file', file);
  return sendMailAnswer('upload', body);
}
