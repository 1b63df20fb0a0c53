import { useNavigate } from '@tanstack/react-router';
import { Segments } from '#web/components/Segments.tsx';

const sections = {
  funds: '/enablement/mdf',
  requests: '/enablement/mdf/requests',
  claims: '/enablement/mdf/claims',
} as const;
type SectionKey = keyof typeof sections;

/** The three lists of the module, side by side. */
export function Sections({ value }: { value: SectionKey }) {
  const navigate = useNavigate();
  return (
    <Segments<SectionKey>
      label="List"
      value={value}
      options={[
        { value: 'funds', label: 'Funds' },
        { value: 'requests', label: 'Requests' },
        { value: 'claims', label: 'Claims' },
      ]}
      onChange={(next) => navigate({ to: sections[next] })}
    />
  );
}
