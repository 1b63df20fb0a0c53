import { Alert, Button } from 'antd';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { Tick } from '#web/components/Tick.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useAction } from '#web/resource/data/useResource.ts';
import type { CrmConnection, LocalObject, ObjectMapping, RemoteObject, SetUp } from '../schema.ts';
import css from './setup.module.css';
import { suggestedObjects } from './suggestedObjects.ts';
import { texts as t } from './texts.ts';
import { touched, useLocalObjects, useRemoteObjects } from './useMapping.ts';

interface MatchStepProps {
  connection: CrmConnection;
  mappings: readonly ObjectMapping[];
  onDone: () => void;
}

/** The records of both sides that belong together. The usual pairs are chosen already. */
export function MatchStep({ connection, mappings, onDone }: MatchStepProps) {
  const local = useLocalObjects();
  const remote = useRemoteObjects(connection.id);
  const failure = local.error ?? remote.error;
  if (failure) return <Alert type="error" showIcon title={failure.message} />;
  if (!local.data || !remote.data) return <PageSkeleton />;
  // Records that are only written to the CRM have nothing to load.
  const tables = local.data.filter(({ is_out_only }) => !is_out_only);
  return <Pairs connection={connection} tables={tables} objects={remote.data} mappings={mappings} onDone={onDone} />;
}

/** The records that most companies load first. */
const usual: readonly string[] = ['accounts', 'contacts', 'opportunities'];

interface PairsProps extends MatchStepProps {
  tables: readonly LocalObject[];
  objects: readonly RemoteObject[];
}

function Pairs({ connection, tables, objects, mappings, onDone }: PairsProps) {
  const showFailure = useErrorMessage();
  const [chosen, setChosen] = useState<Record<string, string | null>>(() =>
    Object.fromEntries(
      tables.map(({ table }) => [
        table,
        mappings.find(({ local_table }) => local_table === table)?.remote_object ??
          (usual.includes(table) ? suggestedObjects(table, objects)[0]?.name : undefined) ??
          null,
      ]),
    ),
  );
  const setUp = useAction<SetUp, ObjectMapping[]>(
    'object_mappings',
    () => 'object_mappings/set_up',
    (body) => body,
    touched,
  );
  const pairs = Object.entries(chosen).flatMap(([local_table, remote_object]) =>
    remote_object ? [{ local_table: local_table as SetUp['pairs'][number]['local_table'], remote_object }] : [],
  );
  return (
    <div className={css.stack}>
      <p className={css.lead}>{t.matchText(connection.name)}</p>
      <Card>
        <ul className={css.pairs}>
          {tables.map(({ table, label }) => (
            <li key={table}>
              <Tick
                isNamed
                label={label}
                checked={chosen[table] !== null}
                onChange={() =>
                  setChosen({
                    ...chosen,
                    [table]:
                      chosen[table] === null
                        ? ((suggestedObjects(table, objects)[0] ?? objects[0])?.name ?? null)
                        : null,
                  })
                }
              />
              <ArrowLeftRight size={14} aria-hidden="true" />
              <Select<string>
                aria-label={t.matchOf(label, connection.name)}
                placeholder={t.notSynchronized}
                value={chosen[table] ?? null}
                onChange={(next) => setChosen({ ...chosen, [table]: next })}
                showSearch={{ optionFilterProp: 'label' }}
                options={objects.map((object) => ({ value: object.name, label: object.label }))}
              />
            </li>
          ))}
        </ul>
      </Card>
      <div className={css.buttons}>
        <Button
          type="primary"
          disabled={pairs.length === 0}
          loading={setUp.isPending}
          onClick={() =>
            setUp.mutate({ connection_id: connection.id, pairs }, { onSuccess: onDone, onError: showFailure })
          }
        >
          {t.continue}
        </Button>
        {setUp.isPending && <span className="meta">{t.comparing}</span>}
      </div>
    </div>
  );
}
