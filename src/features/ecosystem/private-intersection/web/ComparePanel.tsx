import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input, Upload } from 'antd';
import FileInput from 'lucide-react/icons/file-input';
import { useId, useState, useSyncExternalStore } from 'react';
import { reaches } from '#features/ecosystem/account-mapping/levels.schema.ts';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { LEAST_DOMAINS } from '../limits.schema.ts';
import type { PrivateOverview } from '../schema.ts';
import {
  type Comparison,
  chooseColumn,
  chooseFile,
  compareLists,
  findMatches,
  readComparison,
  resetComparison,
  revealFound,
  subscribe,
} from './comparison.ts';
import { CountTable } from './PrivateListCard.tsx';
import css from './private.module.css';
import { texts as t } from './texts.ts';

/** Chooses a file, compares it in this tab and reveals the matches after both sides agreed. */
export function ComparePanel({ overview }: { overview: PrivateOverview }) {
  const comparison = useSyncExternalStore(subscribe, readComparison);
  const [chosen, setChosen] = useState<string | null>(null);
  const list_id = comparison.list_id ?? chosen ?? overview.lists[0]?.id ?? null;
  const client = useQueryClient();
  const then = async (work: Promise<void>) => {
    await work;
    for (const name of ['private_lists', 'private_intersections', 'account_mapping', 'mapping_populations'])
      void client.invalidateQueries({ queryKey: [name] });
  };
  // Browsers offer their cryptography only to pages with an encrypted connection.
  if (!globalThis.crypto?.subtle) return <Alert type="warning" showIcon title={t.needsHttps} />;
  return (
    <Card title={t.compare}>
      <div className={css.body}>
        {comparison.step === 'file' && <ListField overview={overview} value={list_id} onChange={setChosen} />}
        {comparison.step === 'file' && list_id && <FileField list_id={list_id} />}
        {comparison.step !== 'file' && <Chosen comparison={comparison} overview={overview} />}
        {comparison.step === 'ready' && (
          <Ready comparison={comparison} overview={overview} onStart={() => then(compareLists())} />
        )}
        {comparison.step === 'working' && <Working progress={comparison.progress} />}
        {['counted', 'found', 'revealed'].includes(comparison.step) && (
          <Result comparison={comparison} overview={overview} then={then} />
        )}
        {comparison.error && <Alert type="error" showIcon title={comparison.error} />}
      </div>
    </Card>
  );
}

interface ListFieldProps {
  overview: PrivateOverview;
  value: string | null;
  onChange: (id: string) => void;
}

/** Chooses a private list or creates one, which stores nothing but its name and shares its count. */
function ListField({ overview, value, onChange }: ListFieldProps) {
  const id = useId();
  const [name, setName] = useState('');
  const create = useWrite<string, { id: string }>(
    'private_lists',
    async (wanted) => {
      const made = await api<{ id: string }>('mapping_populations', {
        method: 'POST',
        body: { name: wanted, kind: 'customers', source: 'private' },
      });
      await api(`mapping_populations/${made.id}/consent`, { method: 'POST', body: { level: 'count' } });
      return made;
    },
    ['mapping_populations', 'account_mapping'],
  );
  return (
    <div className={css.row}>
      {overview.lists.length > 0 && (
        <div className={css.field}>
          <label htmlFor={`${id}-list`}>{t.list}</label>
          <Select
            id={`${id}-list`}
            value={value}
            options={overview.lists.map((list) => ({ value: list.id, label: list.name }))}
            onChange={(next) => next && onChange(next)}
          />
        </div>
      )}
      <div className={css.field}>
        <label htmlFor={`${id}-name`}>{t.newName}</label>
        <Input
          id={`${id}-name`}
          value={name}
          maxLength={100}
          placeholder={t.listNamePlaceholder}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Button
        disabled={name.trim() === ''}
        loading={create.isPending}
        onClick={() =>
          create.mutate(name.trim(), {
            onSuccess: (made) => {
              setName('');
              onChange(made.id);
            },
          })
        }
      >
        {t.addList}
      </Button>
      <span className="meta">{t.listHelp}</span>
      {create.error && <Alert type="error" showIcon title={create.error.message} />}
    </div>
  );
}

function FileField({ list_id }: { list_id: string }) {
  return (
    <Upload.Dragger
      accept=".csv,.tsv,.txt,text/csv"
      fileList={[]}
      beforeUpload={(file) => {
        void chooseFile(list_id, file);
        // The file is read in the tab and never uploaded.
        return false;
      }}
    >
      <div className={css.body}>
        <span>
          <FileInput size={20} aria-hidden /> {t.drop}
        </span>
        <span className="meta">{t.dropHelp}</span>
        <strong>{t.stays}</strong>
      </div>
    </Upload.Dragger>
  );
}

function Chosen({ comparison, overview }: { comparison: Comparison; overview: PrivateOverview }) {
  const name = overview.lists.find(({ id }) => id === comparison.list_id)?.name;
  return (
    <div className={css.row}>
      <span>
        <span className="meta">{t.file}: </span>
        {comparison.file_name} {name && <span className="meta">({name})</span>}
      </span>
      {comparison.step !== 'working' && <Button onClick={resetComparison}>{t.another}</Button>}
    </div>
  );
}

function Ready({
  comparison,
  overview,
  onStart,
}: {
  comparison: Comparison;
  overview: PrivateOverview;
  onStart: () => void;
}) {
  const id = useId();
  const { headings, column, domains } = comparison;
  const list = overview.lists.find((one) => one.id === comparison.list_id);
  const problem = problemOf(comparison, overview);
  const isShared = list !== undefined && list.level !== 'none';
  return (
    <>
      <div className={css.field}>
        <label htmlFor={id}>{t.column}</label>
        <Select
          id={id}
          value={column}
          options={headings.map((label, value) => ({ value, label }))}
          onChange={(next) => void chooseColumn(next)}
        />
      </div>
      <p role="status">
        {domains && t.found(domains.count, domains.skipped)} <strong>{t.stays}</strong>
      </p>
      {!isShared && <Alert type="info" showIcon title={t.shareNothing} />}
      {isShared && list.counts.length === 0 && <Alert type="info" showIcon title={t.noneShared} />}
      {problem && <Alert type="warning" showIcon title={problem} />}
      <div className={css.row}>
        <Button type="primary" disabled={problem !== null || !isShared || list.counts.length === 0} onClick={onStart}>
          {t.start}
        </Button>
        <span className="meta">{t.left(overview.sessions_left ?? 0)}</span>
      </div>
    </>
  );
}

function problemOf({ domains }: Comparison, { sessions_left, most_domains }: PrivateOverview): string | null {
  if (sessions_left === 0) return t.left(0);
  if ((domains?.count ?? 0) < LEAST_DOMAINS) return t.tooFew(LEAST_DOMAINS);
  if (most_domains !== null && domains!.count > most_domains) return t.tooMany(most_domains);
  return null;
}

function Working({ progress }: { progress: number | null }) {
  const label = progress === null ? t.waiting : t.calculating;
  return (
    <div className={css.field} role="status">
      <span>{label}</span>
      <progress className={css.progress} aria-label={label} {...(progress !== null && { value: progress, max: 1 })} />
    </div>
  );
}

interface ResultProps {
  comparison: Comparison;
  overview: PrivateOverview;
  then: (work: Promise<void>) => Promise<void>;
}

function Result({ comparison, overview, then }: ResultProps) {
  const { step, found } = comparison;
  const current = overview.lists.find(({ id }) => id === comparison.list_id);
  const counts = current?.counts ?? comparison.counts;
  const isAgreed = counts.some(({ level, is_counted }) => is_counted && reaches(level, 'existence'));
  return (
    <>
      <p role="status">{step === 'revealed' ? t.revealed : t.counted}</p>
      {step === 'counted' && <CountTable label={t.count} counts={counts} />}
      {step === 'counted' && <p>{isAgreed ? t.agreed : t.next}</p>}
      {step === 'counted' && isAgreed && (
        <div>
          <Button type="primary" onClick={() => then(findMatches())}>
            {t.find}
          </Button>
        </div>
      )}
      {step === 'found' && (
        <>
          <p>{t.matches(found.length)}</p>
          {found.length > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
            <ul className={css.domains} tabIndex={0}>
              {found.map((domain) => (
                <li key={domain}>{domain}</li>
              ))}
            </ul>
          )}
          {found.length > 0 && <p className="meta">{t.revealText}</p>}
          {found.length > 0 && (
            <div>
              <Button type="primary" onClick={() => then(revealFound())}>
                {t.reveal}
              </Button>
            </div>
          )}
        </>
      )}
      {step === 'revealed' && <Link to="/clients/mapping">{t.openOverlaps}</Link>}
    </>
  );
}
