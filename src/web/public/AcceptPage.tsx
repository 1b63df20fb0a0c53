import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Logo } from '../components/Logo.tsx';
import { accept, type Choice, type Invitation, preview, type Refused, readSecret } from './invitation.ts';
import css from './LoginPage.module.css';
import { PasswordField } from './PasswordField.tsx';
import { texts } from './texts.ts';

const t = texts.invitation;
type Problems = Partial<Record<'full_name' | 'password', string>>;

/** Where the link of an invitation's mail leads. Plain elements: it is the first thing a partner sees of us. */
export function AcceptPage({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const secret = readSecret();

  useEffect(() => {
    if (secret) preview(secret).then(setInvitation, setRefused);
    else setRefused({ message: t.missing });
  }, [secret]);

  return (
    <main className={css.page}>
      <div className={css.card}>
        <a href="/login" className={css.logo} aria-label="Tandem">
          <Logo size={36} />
        </a>
        {invitation ? (
          <AcceptForm invitation={invitation} secret={secret!} onSignedIn={onSignedIn} />
        ) : refused ? (
          <>
            <h1>{t.failure}</h1>
            <p role="alert" className={css.lead}>
              {refused.message}
            </p>
            <a href="/login">{t.signIn}</a>
          </>
        ) : (
          <p role="status">{t.opening}</p>
        )}
      </div>
    </main>
  );
}

interface AcceptFormProps {
  invitation: Invitation;
  secret: string;
  onSignedIn: () => Promise<void>;
}

function AcceptForm({ invitation, secret, onSignedIn }: AcceptFormProps) {
  const { company_name, partner_name, invited_by_name, email, full_name, has_account } = invitation;
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [choices, setChoices] = useState<Choice[]>([]);
  const [busy, setBusy] = useState(false);

  const read = () => {
    const data = new FormData(form.current!);
    const text = (name: string) => String(data.get(name) ?? '');
    return { full_name: text('full_name').trim(), password: text('password'), organization: text('organization') };
  };
  const problemsOf = (given: ReturnType<typeof read>): Problems => ({
    ...(!has_account && !given.full_name && { full_name: t.fullNameRequired }),
    ...(given.password.length < 8 && { password: t.tooShort }),
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const given = read();
    const found = problemsOf(given);
    setProblems(found);
    setFailure(null);
    const first = Object.keys(found)[0];
    if (first) return form.current!.querySelector<HTMLInputElement>(`[name=${first}]`)!.focus();
    setBusy(true);
    try {
      await accept({
        token: secret,
        password: given.password,
        ...(!has_account && { full_name: given.full_name }),
        ...(given.organization && { organization: given.organization }),
      });
      await onSignedIn();
    } catch (error) {
      const { message, errors, choices: open = [] } = error as Refused;
      setBusy(false);
      setChoices((before) => (open.length > 0 ? open : before));
      setProblems(Object.fromEntries(Object.entries(errors ?? {}).map(([name, texts]) => [name, texts.join(' ')])));
      if (open.length === 0 || choices.length > 0) setFailure(message);
    }
  }

  return (
    <>
      <h1>{partner_name ? t.toPartner(company_name) : t.toCompany(company_name)}</h1>
      <p className={css.lead}>{t.lead(invited_by_name ?? company_name, company_name, partner_name)}</p>
      <div role="alert" className={css.alert} hidden={!failure}>
        {failure}
      </div>
      <form
        ref={form}
        onSubmit={submit}
        onInput={() => Object.keys(problems).length > 0 && setProblems(problemsOf(read()))}
        noValidate
      >
        <div className={css.field}>
          <label htmlFor="email">{t.email}</label>
          <output id="email" className={css.given}>
            {email}
          </output>
          {/* Password managers keep the new password under this address. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
        </div>
        {!has_account && (
          <div className={css.field}>
            <label htmlFor="full_name">{t.fullName}</label>
            <input
              id="full_name"
              name="full_name"
              defaultValue={full_name ?? ''}
              autoComplete="name"
              maxLength={200}
              aria-invalid={!!problems.full_name}
              aria-describedby={problems.full_name && 'full_name-problem'}
            />
            {problems.full_name && (
              <p id="full_name-problem" className={css.problem}>
                {problems.full_name}
              </p>
            )}
          </div>
        )}
        <PasswordField
          label={has_account ? t.ownPassword : t.newPassword}
          help={has_account ? t.ownPasswordHelp : t.newPasswordHelp}
          problem={problems.password}
          autoComplete={has_account ? 'current-password' : 'new-password'}
        />
        {choices.length > 0 && <Choices choices={choices} partner={partner_name ?? company_name} />}
        <button type="submit" className={css.submit} disabled={busy}>
          {busy ? t.accepting : t.accept}
        </button>
      </form>
    </>
  );
}

/** Somebody who works for a partner organisation already keeps one login for both programmes, or keeps them apart. */
function Choices({ choices, partner }: { choices: readonly Choice[]; partner: string }) {
  const question = useRef<HTMLFieldSetElement>(null);
  // It appears after the first answer of the server; whoever does not see it is led there.
  useEffect(() => question.current?.querySelector('input')?.focus(), []);
  return (
    <fieldset ref={question} className={css.choices}>
      <legend>{t.choice}</legend>
      {choices.map(({ id, name }, index) => (
        <label key={id}>
          <input type="radio" name="organization" value={id} defaultChecked={index === 0} />
          {t.choiceOf(name)}
        </label>
      ))}
      <label>
        <input type="radio" name="organization" value="new" />
        {t.choiceNew(partner)}
      </label>
    </fieldset>
  );
}
