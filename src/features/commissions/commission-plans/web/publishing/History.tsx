import { Button } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Person } from '#web/components/Person.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import type { CommissionPlan, PlanVersion } from '../../schema.ts';
import css from '../editor/PlanEditor.module.css';
import { phaseOf, span } from '../phase.ts';
import { Changes } from './Changes.tsx';
import { texts } from './texts.ts';

interface HistoryProps {
  plan: CommissionPlan;
  today: string;
  /** Starts a draft from an older version; absent where a draft exists, or the permission is missing. */
  onStartFrom?: (version_id: string) => void;
}

/** Every version with its period, its publisher and its changes. */
export function History({ plan, today, onStartFrom }: HistoryProps) {
  const versions = useList<PlanVersion>('plan_versions', {
    filters: [{ field: 'plan_id', operator: 'eq', values: [plan.id] }],
    sort: [{ field: 'version', descending: true }],
    start: 0,
    end: 200,
  });
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div className={css.column}>
      {versions.data?.rows.map((version) => {
        const phase = phaseOf(version, today);
        const isDraft = version.state === 'draft';
        return (
          <Card
            key={version.id}
            title={texts.version(version.version)}
            actions={
              <div style={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'flex-end' }}>
                <Button
                  type="text"
                  size="small"
                  aria-expanded={open === version.id}
                  onClick={() => setOpen(open === version.id ? null : version.id)}
                >
                  {open === version.id ? texts.hideChanges : texts.showChanges}
                </Button>
                {!isDraft && onStartFrom && (
                  <Button type="text" size="small" onClick={() => onStartFrom(version.id)}>
                    {texts.createDraftFromThisVersion}
                  </Button>
                )}
              </div>
            }
          >
            <div className={css.column} style={{ gap: 8 }}>
              <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' }}>
                <StatusTag tone={phase.tone}>{phase.label}</StatusTag>
                {!isDraft && <span>{span(version)}</span>}
                <Link to={`/commissions/structure/edit/${plan.id}${isDraft ? '' : `?version=${version.id}`}`}>
                  {isDraft ? texts.edit : texts.view}
                </Link>
              </div>
              {isDraft ? (
                <span className="meta">{texts.saved(<DateText value={version.updated_at} as="relative" />)}</span>
              ) : (
                <span
                  className="meta"
                  style={{ display: 'flex', flexWrap: 'wrap', gap: '2px 8px', alignItems: 'center' }}
                >
                  {texts.publishedBy(<DateText value={version.published_at} as="instant" />)}{' '}
                  <Person name={version.published_by_name ?? 'Tandem'} />
                </span>
              )}
              {version.note && <p>{version.note}</p>}
              {version.definition_hash && (
                <span className="meta" title={texts.sha256HashDefinitionReferencedBy}>
                  <code>{version.definition_hash.slice(0, 16)}…</code>
                </span>
              )}
              {open === version.id && <Changes version_id={version.id} />}
            </div>
          </Card>
        );
      })}
    </div>
  );
}
