import { Button } from 'antd';
import { useState } from 'react';
import type { FieldSpec } from '#shared/conditions/condition-kinds.ts';
import type { AnyWhen } from '#shared/conditions/conditions.ts';
import { withArticle } from '#shared/text/article.ts';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import type { AudienceEntity, ExplainedRow } from '../schema.ts';
import css from './Audiences.module.css';
import { Why } from './Explanation.tsx';
import { audienceCount, nouns, texts as ownTexts } from './texts.ts';
import { areComplete, PAGE, previewRequest, useAnswer } from './useAudience.ts';

interface LiveListProps {
  entity: AudienceEntity;
  when: AnyWhen;
  specs: readonly FieldSpec[];
  /** The stored audience these conditions may replace. */
  audience_id?: string | undefined;
}

/**
 * The members under these conditions, the reasons, and the near misses; it follows the conditions while they are
 * edited.
 */
export function LiveList({ entity, when, specs, audience_id }: LiveListProps) {
  const [count, setCount] = useState(PAGE);
  const [only, setOnly] = useState<string | null>(null);
  const isAsked = areComplete(when, specs);
  const answer = useAnswer(isAsked ? { ...previewRequest(entity, when, audience_id), only, count } : null);
  const data = answer.data;
  const noun = nouns[entity];
  // An answer explains the conditions it was requested with; while newer ones are loading, it is marked as outdated.
  const isOld = !isAsked || JSON.stringify(data?.request.conditions) !== JSON.stringify(when);
  const conditions = data?.request.conditions ?? when;
  return (
    <Card title={ownTexts.members}>
      <div className={css.column} aria-busy={answer.isFetching}>
        {!isAsked && (
          <p className="meta">
            {when.any.length === 0
              ? ownTexts.addConditionToSeeWhichMatch(noun.many)
              : ownTexts.completeConditionsToSeeMembers}
          </p>
        )}
        {answer.error && isAsked && <p className={css.error}>{answer.error.message}</p>}
        {data && (
          <div className={`${css.column} ${isOld ? css.stale : ''}`}>
            <div role="status">
              <span className={css.total}>{audienceCount(data.total, entity)}</span>{' '}
              <span className="meta">{ownTexts.of(data.of)}</span>
            </div>
            {data.change && data.change.joins + data.change.leaves > 0 && (
              <p className={css.change}>
                <span>{ownTexts.before(audienceCount(data.change.before, entity))}</span>
                <span className={css.yes}>{ownTexts.added(data.change.joins)}</span>
                <span className={css.no}>{ownTexts.removed(data.change.leaves)}</span>
              </p>
            )}
            <Rows rows={data.rows} when={conditions} specs={specs} show={noun.show} />
            {data.rows.length < data.total && count < 100 && (
              <Button size="small" onClick={() => setCount(Math.min(100, count + 40))}>
                {ownTexts.showMore}
              </Button>
            )}
            {data.missed_total > 0 && (
              <>
                <h3>{ownTexts.nearMisses(audienceCount(data.missed_total, entity))}</h3>
                <Rows rows={data.missed} when={conditions} specs={specs} show={noun.show} />
              </>
            )}
          </div>
        )}
        {isAsked && (
          <div className={css.column}>
            <h3>{ownTexts.checkMembership}</h3>
            <ReferenceSelect
              aria-label={ownTexts.checkOne(noun.one)}
              placeholder={ownTexts.choose(withArticle(noun.one))}
              resource={entity}
              labelField={entity === 'contacts' ? 'full_name' : 'name'}
              value={only}
              onChange={setOnly}
            />
            {data?.only && data.only.id === only && (
              <div className={css.row} style={{ borderTop: 0 }}>
                <strong className={data.only.why.holds ? css.yes : css.no}>
                  {ownTexts.is(data.only.name, data.only.why.holds ? ownTexts.aMember : ownTexts.notAMember)}
                </strong>
                <Why when={conditions} why={data.only.why} specs={specs} isWhole />
              </div>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

interface RowsProps {
  rows: readonly ExplainedRow[];
  when: AnyWhen;
  specs: readonly FieldSpec[];
  show: string;
}

function Rows({ rows, when, specs, show }: RowsProps) {
  return (
    <ul className={css.rows}>
      {rows.map((row) => (
        <li key={row.id} className={css.row}>
          <div className={css.name}>
            <Link to={`${show}/${row.id}`}>{row.name}</Link>
            {row.detail && <span className="meta">{row.detail}</span>}
          </div>
          <Why when={when} why={row.why} specs={specs} />
        </li>
      ))}
    </ul>
  );
}
