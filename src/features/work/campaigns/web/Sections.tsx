import { useNavigate } from '@tanstack/react-router';
import { Segments } from '#web/components/Segments.tsx';
import { useCan } from '#web/session.tsx';
import { texts as t } from './texts.ts';

const addresses = {
  campaigns: '/email_campaign',
  topics: '/email_campaign/topics',
  suppressions: '/email_campaign/suppressions',
  domains: '/email_campaign/domains',
} as const;
type Key = keyof typeof addresses;

/** The lists of the module, side by side. */
export function Sections({ value }: { value: Key }) {
  const navigate = useNavigate();
  const isShown: Record<Key, boolean> = {
    campaigns: useCan('email_campaigns', 'view'),
    topics: useCan('email_topics', 'view'),
    suppressions: useCan('email_suppressions', 'view'),
    domains: useCan('email_domains', 'view'),
  };
  return (
    <Segments<Key>
      label={t.list}
      value={value}
      options={(Object.keys(addresses) as Key[])
        .filter((key) => isShown[key])
        .map((key) => ({ value: key, label: t.sections[key] }))}
      onChange={(next) => navigate({ to: addresses[next] })}
    />
  );
}
