import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useBackToList } from '#web/resource/noun/useBackToList.ts';
import { LinkForm } from './form.tsx';
import css from './links.module.css';
import { texts as t } from './texts.ts';

export default function LinkCreate() {
  const navigate = useNavigate();
  const toList = useBackToList('/referral-links');
  return (
    <div className={css.form}>
      <PageHeader title={t.newLink} />
      <LinkForm onDone={(row) => toList(row, true)} onCancel={() => navigate({ to: '/referral-links' })} />
    </div>
  );
}
