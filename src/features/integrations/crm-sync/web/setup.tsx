import { useNavigate, useSearch } from '@tanstack/react-router';
import { Steps } from 'antd';
import { useState } from 'react';
import { CrmPicker } from '#features/integrations/connections/web/index.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useNarrow } from '#web/interaction/useNarrow.ts';
import type { CrmConnection, ObjectMapping } from '../schema.ts';
import { LoadStep } from './LoadStep.tsx';
import { MapStep } from './MapStep.tsx';
import { MatchStep } from './MatchStep.tsx';
import css from './setup.module.css';
import { texts as t } from './texts.ts';
import { useConnections, useMappings } from './useMapping.ts';
import { useSetupRuns } from './useSetupRuns.ts';

export const SETUP = '/partners/fields/external/setup';

/** The one path from a CRM to its records here: connect, match, map, simulate, load. */
export default function CrmSetup() {
  const { connection: id } = useSearch({ strict: false }) as { connection?: string };
  const connections = useConnections();
  const mappings = useMappings();
  return (
    <>
      <PageHeader title={t.setUpTitle} />
      <Loaded query={connections}>
        {(all) => (
          <Loaded query={mappings}>
            {({ rows }) => {
              const connection = all.find((one) => one.id === id);
              if (!connection) return <ConnectStep />;
              const own = rows.filter(({ connection_id }) => connection_id === connection.id);
              return <Path key={connection.id} connection={connection} mappings={own} />;
            }}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}

/** The first step, also shown instead of an empty list of mappings. */
export function ConnectStep() {
  const navigate = useNavigate();
  const connections = useConnections();
  return (
    <>
      <Progress at={0} />
      <p className={css.lead}>{t.purpose}</p>
      <CrmPicker
        returnTo={SETUP}
        onConnected={async ({ id }) => {
          await connections.refetch();
          void navigate({ to: SETUP as string, search: { connection: id } as never });
        }}
      />
    </>
  );
}

function Path({ connection, mappings }: { connection: CrmConnection; mappings: readonly ObjectMapping[] }) {
  const [isMatching, setMatching] = useState(false);
  const runs = useSetupRuns(connection.id);
  if (mappings.length === 0 || isMatching)
    return (
      <>
        <Progress at={1} />
        <MatchStep connection={connection} mappings={mappings} onDone={() => setMatching(false)} />
      </>
    );
  return (
    <Loaded query={runs}>
      {(all) => {
        const started = all.filter(({ kind }) => kind === 'simulate' || kind === 'backfill');
        const isLoading = all.some(({ kind }) => kind === 'backfill');
        return (
          <>
            <Progress at={isLoading ? 4 : started.length > 0 ? 3 : 2} />
            {started.length === 0 ? (
              <MapStep connection={connection} mappings={mappings} onBack={() => setMatching(true)} />
            ) : (
              <LoadStep connection={connection} mappings={mappings} runs={started} />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function Progress({ at }: { at: number }) {
  const narrow = useNarrow();
  return (
    <Steps
      className={css.steps ?? ''}
      size="small"
      type={narrow ? 'dot' : 'default'}
      current={at}
      orientation="horizontal"
      responsive={false}
      items={t.setUpSteps.map((title, index) => ({ title: narrow && index !== at ? '' : title }))}
    />
  );
}
