import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { LinkForm } from './form.tsx';
import css from './links.module.css';
import { texts as t } from './texts.ts';

export default function LinkCreate() {
  const navigate = useNavigate();
  return (
    <div className={css.form}>
      <PageHeader title={t.newLink} />
      <LinkForm
        onDone={({ id }) => navigate({ to: `/referral-links/edit/${id}` })}
        onCancel={() => navigate({ to: '/referral-links' })}
      />
    </div>
  );
}
