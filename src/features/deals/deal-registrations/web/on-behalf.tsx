import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { RegistrationForm } from './registration/RegistrationForm.tsx';
import { texts } from './texts.ts';

const show = (id: string) => `/partners/pending/opportunities/show/${id}`;

/** The company registers for a partner: approved immediately unless the account is protected. */
export default function OnBehalf() {
  const navigate = useNavigate();
  const { message } = App.useApp();
  return (
    <>
      <PageHeader title={texts.registerOnBehalfPartner} />
      <RegistrationForm
        forPartner
        to={show}
        onSubmitted={({ id }) => {
          message.success(texts.registeredAndProtected);
          navigate({ to: show(id) });
        }}
        onSaved={({ id }) => {
          message.success(texts.draftSaved);
          navigate({ to: show(id) });
        }}
        onCancel={() => navigate({ to: '/partners/pending' })}
      />
    </>
  );
}
