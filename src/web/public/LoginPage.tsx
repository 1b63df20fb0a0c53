import { type FormEvent, useRef, useState } from 'react';
import { Logo } from '../components/Logo.tsx';
import css from './LoginPage.module.css';
import { type Problems, problemsOf } from './problems.ts';
import { signIn } from './signIn.ts';
import { texts as t } from './texts.ts';

/** Plain elements, no component library: this page is the first thing anybody downloads. */
export function LoginPage({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [revealed, setRevealed] = useState(false);

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
          <div className={css.field}>
            <label htmlFor="password">{t.password}</label>
            <div className={css.reveal}>
              <input
                id="password"
                name="password"
                type={revealed ? 'text' : 'password'}
                autoComplete="current-password"
                aria-invalid={!!problems.password}
                aria-describedby={problems.password && 'password-problem'}
              />
              <button
                type="button"
                aria-pressed={revealed}
                aria-label={revealed ? t.hide : t.show}
                onClick={() => setRevealed(!revealed)}
              >
                <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7Z" />
                  <circle cx="12" cy="12" r="3" />
                  {revealed && <path d="m4 20 16-16" />}
                </svg>
              </button>
            </div>
            {problem('password')}
          </div>
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
