import { useState } from 'react';
import { post } from './call.ts';
import { Field } from './Field.tsx';
import { PublicPage, Submit } from './PublicPage.tsx';
import { emailProblem, present } from './problems.ts';
import { withDestination } from './sign-in.ts';
import { texts } from './texts.ts';
import { usePublicForm } from './usePublicForm.ts';

const t = texts.forgotPage;

export default function ForgotPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, problems, failure, isBusy } = usePublicForm({
    names: ['email'],
    check: ({ email }) => present({ email: emailProblem(email) }),
    send: async ({ email }) => {
      await post('auth/forgot-password', { email: email.trim() });
      setSentTo(email.trim());
    },
    fallback: t.failed,
  });
  const foot = <a href={withDestination('/login')}>{texts.backToSignIn}</a>;
  if (sentTo) return <PublicPage title={t.sentTitle} lead={t.sent(sentTo)} foot={foot} />;
  return (
    <PublicPage title={t.title} lead={t.lead} failure={failure ? { title: t.error, text: failure } : null} foot={foot}>
      <form {...form}>
        <Field
          name="email"
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          problem={problems.email}
          autoFocus
        />
        <Submit isBusy={isBusy}>{isBusy ? t.busy : t.submit}</Submit>
      </form>
    </PublicPage>
  );
}
