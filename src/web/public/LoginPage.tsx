import { type FormEvent, useRef, useState } from 'react';
import { Logo } from '../components/Logo.tsx';
import css from './LoginPage.module.css';
import { PasswordField } from './PasswordField.tsx';
import { type Problems, problemsOf } from './problems.ts';
import { signIn } from './signIn.ts';
import { texts as t } from './texts.ts';

/** Plain elements, no component library: this page is the first thing anybody downloads. */
export function LoginPage({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const read = () => {
    const data = new FormData(form.current!);
    return {
      email: String(data.get('email') ?? ''),
      password: String(data.get('password') ?? ''),
      remember: data.get('remember') === 'on',
    };
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const credentials = read();
    const found = problemsOf(credentials);
    setProblems(found);
    setFailure(null);
    const first = found.email ? 'email' : found.password ? 'password' : null;
    if (first) {
      form.current!.querySelector<HTMLInputElement>(`[name=${first}]`)!.focus();
      return;
    }
    setBusy(true);
    const refused = await signIn(credentials);
    if (refused) {
      setFailure(refused);
      setBusy(false);
      form.current!.querySelector<HTMLInputElement>('[name=password]')!.select();
    } else await onSignedIn();
  }

  /** A mark goes away as soon as what it complains about is mended. */
  const recheck = () => {
    if (Object.keys(problems).length > 0) setProblems(problemsOf(read()));
  };

  const problem = (name: keyof Problems) =>
    problems[name] && (
      <p id={`${name}-problem`} className={css.problem}>
        {problems[name]}
      </p>
    );

  return (
    <main className={css.page}>
      <div className={css.card}>
        <a href="/login" className={css.logo} aria-label="Tandem">
          <Logo size={36} />
        </a>
        <h1>{t.title}</h1>
        <div role="alert" className={css.alert} hidden={!failure}>
          {failure && (
            <>
              <strong>{t.loginError}</strong>
              <span>{failure}</span>
            </>
          )}
        </div>
        <form ref={form} onSubmit={submit} onInput={recheck} noValidate>
          <div className={css.field}>
            <label htmlFor="email">{t.email}</label>
            <input
              id="email"
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              // biome-ignore lint/a11y/noAutofocus: signing in is all this page is for
              autoFocus
              aria-invalid={!!problems.email}
              aria-describedby={problems.email && 'email-problem'}
            />
            {problem('email')}
          </div>
          <PasswordField label={t.password} problem={problems.password} autoComplete="current-password" />
          <label className={css.remember}>
            <input type="checkbox" name="remember" defaultChecked />
            {t.remember}
          </label>
          <button type="submit" className={css.submit} disabled={busy}>
            {busy ? t.signingIn : t.signIn}
          </button>
        </form>
      </div>
    </main>
  );
}
