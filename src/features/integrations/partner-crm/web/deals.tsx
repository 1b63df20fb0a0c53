import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import Database from 'lucide-react/icons/database';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { Segments } from '#web/components/Segments.tsx';
import { OpenDeals } from './OpenDeals.tsx';
import { RegisteredDeals } from './RegisteredDeals.tsx';
import { texts as t } from './texts.ts';
import { useCrmConnections } from './useCrm.ts';

/** The open deals of the partner's own CRM, to register them, and those that are registered. */
export default function CrmDealsScreen() {
  const navigate = useNavigate();
  const asked = useSearch({ strict: false }) as { crm?: string; tab?: string };
  const connections = useCrmConnections();
  const show = (search: { crm?: string | undefined; tab?: string }) =>
    void navigate({ to: '/connections/crm-deals', search: search as never, replace: true });
  const tab = asked.tab === 'registered' ? 'registered' : 'open';
  return (
    <>
      <PageHeader title={t.title} />
      <Loaded query={connections}>
        {(list) => {
          const chosen = list.find(({ id }) => id === asked.crm) ?? list[0];
          if (!chosen && tab === 'open')
            return (
              <EmptyState
                icon={Database}
                title={t.none}
                actions={
                  <Link to="/connections/catalog">
                    <Button type="primary">{t.connect}</Button>
                  </Link>
                }
              >
                {t.noneText}
              </EmptyState>
            );
          return (
            <>
              <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginBottom: 16 }}>
                <Segments
                  label={t.tabs}
                  value={tab}
                  onChange={(next) => show({ crm: chosen?.id, tab: next })}
                  options={[
                    { value: 'open', label: t.openDeals },
                    { value: 'registered', label: t.registeredDeals },
                  ]}
                />
                {tab === 'open' && list.length > 1 && chosen && (
                  <Segments
                    label={t.connections}
                    value={chosen.id}
                    onChange={(crm) => show({ crm, tab })}
                    options={list.map(({ id, name }) => ({ value: id, label: name }))}
                  />
                )}
              </div>
              {tab === 'registered' || !chosen ? (
                <RegisteredDeals />
              ) : (
                <OpenDeals key={chosen.id} connection={chosen} />
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}
