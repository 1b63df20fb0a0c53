import { useEffect, useState } from 'react';
import type { Refused } from './call.ts';
import css from './Public.module.css';
import { PublicPage } from './PublicPage.tsx';
import { usePortal } from './portal.ts';
import { finishProviderSignIn, storedDestination, submitSignIn, type TestedSignIn } from './sign-in.ts';
import { texts } from './texts.ts';

const t = texts.elsewhere;

/** The response of the provider works only once, so it is used once per load, however often the page renders. */
let entering: Promise<TestedSignIn | null> | undefined;

async function enter(): Promise<TestedSignIn | null> {
  const { search, hash, pathname } = window.location;
  // The ticket works once; it need not stay in the history.
  window.history.replaceState(null, '', pathname);
  const { token, remember, test } = await finishProviderSignIn(search.slice(1), hash.slice(1));
  if (token) await submitSignIn(token, remember);
  return test ?? null;
}

/** The page to which a provider leads back: the installation's by a query, a company's by our server and a fragment. */
export default function ReturnPage({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const portal = usePortal();
  const [refused, setRefused] = useState<string | null>(null);
  const [test, setTest] = useState<TestedSignIn | null>(null);
  useEffect(() => {
    entering ??= enter();
    entering.then(
      (tested) => (tested ? setTest(tested) : onSignedIn()),
      ({ message }: Refused) => setRefused(message),
    );
  }, [onSignedIn]);
  if (test) return <TestResult test={test} />;
  return (
    <PublicPage
      title={texts.title(portal?.name)}
      lead={refused ? undefined : <span role="status">{t.finishing}</span>}
      failure={refused ? { title: texts.loginError, text: refused } : null}
    >
      {refused && (
        <a href="/login" className={css.button}>
          {texts.backToSignIn}
        </a>
      )}
    </PublicPage>
  );
}

function TestResult({ test }: { test: TestedSignIn }) {
  const c = texts.company;
  const facts = [
    [c.testEmail, test.email],
    [c.testName, test.name],
    [c.testGroups, test.groups.join(', ')],
    [c.testRole, test.role],
  ] as const;
  return (
    <PublicPage
      title={c.testTitle}
      lead={c.testLead}
      failure={test.problem ? { title: c.testProblem, text: test.problem } : null}
    >
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className={css.help}>{label}</dt>
            <dd>{value || c.nothing}</dd>
          </div>
        ))}
      </dl>
      <a href={storedDestination()} className={css.button}>
        {c.toSettings}
      </a>
    </PublicPage>
  );
}
