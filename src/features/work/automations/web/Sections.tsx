import { useNavigate } from '@tanstack/react-router';
import { Segments } from '#web/components/Segments.tsx';
import { useCan } from '#web/session.tsx';
import { texts as t } from './texts.ts';

type Section = 'list' | 'runs' | 'approvals';
const paths: Record<Section, string> = {
  list: '/automations',
  runs: '/automations/runs',
  approvals: '/automations/approvals',
};

/** The switch between automations, their runs and the questions to the reader. */
export function Sections({ value }: { value: Section }) {
  const navigate = useNavigate();
  const mayView = useCan('automations', 'view');
  const offered: Section[] = mayView ? ['list', 'runs', 'approvals'] : ['approvals'];
  if (offered.length === 1) return null;
  return (
    <Segments<Section>
      label={t.sections.label}
      value={value}
      onChange={(next) => navigate({ to: paths[next] as string, search: {} as never })}
      options={offered.map((one) => ({ value: one, label: t.sections[one] }))}
    />
  );
}
