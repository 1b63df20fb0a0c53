import { useEffect, useRef, useState } from 'react';
import { applyBrand } from '../look/brand.ts';
import type { Refused } from './call.ts';
import { Field } from './Field.tsx';
import { accept, type Choice, type Invitation, preview, readSelf } from './invitation.ts';
import { PasswordField } from './PasswordField.tsx';
import css from './Public.module.css';
import { PublicPage, Submit } from './PublicPage.tsx';
import { type Portal, PortalContext } from './portal.ts';
import { type Problems, present } from './problems.ts';
import { SecondStep } from './SecondStep.tsx';
import { readSecret } from './secret.ts';
import { type Challenge, type Entered, type Provider, provePassword, readProvider } from './sign-in.ts';
import { texts } from './texts.ts';
import { usePublicForm } from './usePublicForm.ts';

const t = texts.invitation;

interface Self {
  email: string;
  token: string;
}

/**
 * The page of the link in an invitation email. It uses plain elements, because it is the first page a partner loads.
 */
export default function AcceptPage({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const [secret] = useState(readSecret);
  const [details, setDetails] = useState<{ invitation: Invitation; self: Self | null; provider: Provider } | null>(
    null,
  );
  const [refused, setRefused] = useState<string | null>(secret ? null : t.missing);

  useEffect(() => {
    if (!secret) return;
    Promise.all([preview(secret), readSelf(), readProvider()]).then(
      ([invitation, self, provider]) => {
        applyBrand(portalOf(invitation));
        document.title = texts.tab(t.title, invitation.company_name);
        setDetails({ invitation, self, provider });
      },
      ({ message }: Refused) => setRefused(message),
    );
  }, [secret]);

  if (details?.provider.kind === 'redirect' && details.self?.email !== details.invitation.email)
    return (
      <PublicPage
        title={t.title}
        brand={portalOf(details.invitation)}
        lead={t.elsewhere(details.invitation.company_name, details.invitation.email)}
        foot={<a href="/login">{t.signIn}</a>}
      />
    );
  if (details) return <Acceptance {...details} secret={secret!} onSignedIn={onSignedIn} />;
  return (
    <PublicPage
      title={refused ? t.error : t.title}
      lead={refused ? <span role="alert">{refused}</span> : <span role="status">{t.opening}</span>}
      foot={refused && <a href="/login">{t.signIn}</a>}
    />
  );
}

/** The company that invites. */
function portalOf(invitation: Invitation): Portal {
  return {
    name: invitation.company_name,
    logo_url: invitation.company_logo_url,
    cover_url: invitation.company_cover_url,
    primary_color: invitation.company_color,
    font: invitation.company_font,
    favicon_url: invitation.company_favicon_url,
    website: invitation.company_website,
    privacy_url: invitation.company_privacy_url,
    imprint_url: invitation.company_imprint_url,
  };
}

interface AcceptanceProps {
  invitation: Invitation;
  self: Self | null;
  secret: string;
  onSignedIn: () => Promise<void>;
}

/**
 * Accepts with a new account, by signing in to an existing one in one or more steps, or as the user who is signed in.
 */
function Acceptance({ invitation, self, secret, onSignedIn }: AcceptanceProps) {
  const { company_name, partner_name, invited_by_name, email, full_name, has_account } = invitation;
  const isSelf = self?.email === email;
  const [session, setSession] = useState(isSelf ? self.token : undefined);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [choices, setChoices] = useState<Choice[]>([]);
  const [late, setLate] = useState<string | null>(null);
  const asksPassword = !session;
  const asksName = !has_account;

  const finish = async (given: Partial<Record<'password' | 'full_name' | 'organization', string>>, as?: string) => {
    const { organization, ...account } = given;
    try {
      await accept({ token: secret, ...(!as && account), ...(organization && { organization }) }, as);
    } catch (error) {
      const { choices: open } = error as Refused & { choices?: Choice[] };
      if (!open || choices.length > 0) throw error;
      // This refusal is not a failure: it asks the user to choose an organization.
      return setChoices(open);
    }
    await onSignedIn();
  };

  const { form, problems, failure, isBusy } = usePublicForm({
    names: ['full_name', 'password', 'organization'],
    check: (given): Problems<'full_name' | 'password' | 'organization'> =>
      present({
        full_name: asksName && !given.full_name.trim() ? t.fullNameRequired : undefined,
        password: asksPassword && given.password.length < 8 ? texts.passwordShort : undefined,
        organization: undefined,
      }),
    send: async ({ full_name: name, password, organization }) => {
      if (!has_account) return finish({ full_name: name.trim(), password, organization });
      if (session) return finish({ organization }, session);
      const answer = await provePassword({ email, password, rememberMe: true }).catch((error: Refused) => {
        throw error.status === 401 ? { ...error, message: t.wrongPassword } : error;
      });
      if ('challenge' in answer) setChallenge(answer);
      else await proven(answer);
    },
    fallback: t.failed,
  });

  async function proven({ token }: Entered): Promise<void> {
    setSession(token);
    setChallenge(null);
    await finish({}, token);
  }

  // The sign-in has succeeded by then; only the invitation can still be refused.
  const provenLate = (answer: Entered) => proven(answer).catch(({ message }: Refused) => setLate(message));
  if (challenge)
    return (
      <PortalContext value={portalOf(invitation)}>
        <SecondStep {...challenge} onProven={provenLate} onAgain={() => setChallenge(null)} />
      </PortalContext>
    );
  const text = failure ?? late;
  return (
    <PublicPage
      title={partner_name ? t.toPartner(company_name) : t.toCompany(company_name)}
      brand={portalOf(invitation)}
      lead={t.lead(invited_by_name ?? company_name, company_name, partner_name)}
      failure={text ? { title: t.error, text } : null}
    >
      <form {...form}>
        {self && !isSelf && <p className={css.notice}>{t.signedInAsOther(self.email)}</p>}
        <div className={css.field}>
          <label htmlFor="email">{texts.email}</label>
          <output id="email" className={css.given}>
            {email}
          </output>
          {isSelf && <p className={css.help}>{t.signedInAs(email)}</p>}
          {/* Password managers save the new password for this address. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
        </div>
        {asksName && (
          <Field
            name="full_name"
            label={t.fullName}
            defaultValue={full_name ?? ''}
            autoComplete="name"
            maxLength={200}
            problem={problems.full_name}
          />
        )}
        {asksPassword && (
          <PasswordField
            label={has_account ? t.ownPassword : t.newPassword}
            help={has_account ? t.ownPasswordHelp : texts.register.passwordHelp}
            problem={problems.password}
            autoComplete={has_account ? 'current-password' : 'new-password'}
            aside={has_account ? { label: texts.forgot, to: '/forgot-password' } : undefined}
          />
        )}
        {choices.length > 0 && <Choices choices={choices} partner={partner_name ?? company_name} />}
        <Submit isBusy={isBusy}>{isBusy ? t.accepting : t.accept}</Submit>
      </form>
    </PublicPage>
  );
}

/** Lets a user who already works for a partner organization use one login for both programs, or keep them separate. */
function Choices({ choices, partner }: { choices: readonly Choice[]; partner: string }) {
  const question = useRef<HTMLFieldSetElement>(null);
  // The question appears after the first response, so the focus moves to it for keyboards and screen readers.
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
