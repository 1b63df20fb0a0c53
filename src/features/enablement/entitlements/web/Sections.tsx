import { useNavigate } from '@tanstack/react-router';
import { Segments } from '#web/components/Segments.tsx';
import { texts as t } from './texts.ts';

const sections = { benefits: '/enablement/entitlements', requests: '/enablement/entitlements/requests' } as const;
type SectionKey = keyof typeof sections;

export function Sections({ value }: { value: SectionKey }) {
  const navigate = useNavigate();
  return (
    <Segments<SectionKey>
      label="List"
      value={value}
      options={[
        { value: 'benefits', label: t.benefits },
        { value: 'requests', label: t.requests },
      ]}
      onChange={(next) => navigate({ to: sections[next] })}
    />
  );
}
