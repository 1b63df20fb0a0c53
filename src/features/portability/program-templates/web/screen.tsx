import { PageHeader } from '#web/components/PageHeader.tsx';
import TemplatePicker from './TemplatePicker.tsx';
import { texts as t } from './texts.ts';

export default function ProgramTemplates() {
  return (
    <>
      <PageHeader title={t.title} />
      <p style={{ maxWidth: 640, marginBottom: 16, color: 'var(--text-2)' }}>{t.text}</p>
      <TemplatePicker />
    </>
  );
}
