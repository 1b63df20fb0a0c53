import { workGroups } from '#shared/work-groups.ts';
import { formatNumber } from '#web/region.ts';
import type { WorkItemList, WorkKind } from '../schema.ts';
import { texts as t } from './texts.ts';
import css from './work.module.css';

/** The chosen part of the work: one group, one kind of it, or everything. */
export interface Chosen {
  group: string;
  kind: string;
}
export const everything: Chosen = { group: '', kind: '' };

interface KindsProps {
  kinds: WorkItemList['kinds'];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

const sumOf = (kinds: readonly WorkKind[]) => ({
  count: kinds.reduce((sum, { count }) => sum + count, 0),
  overdue: kinds.reduce((sum, { overdue }) => sum + overdue, 0),
  is_more: kinds.some(({ is_more }) => is_more),
});

/** The groups of work with their numbers; the chosen one opens to its kinds. */
export function Kinds({ kinds, chosen, onChoose }: KindsProps) {
  if (kinds.length < 2 && !chosen.kind && !chosen.group) return null;
  const open = chosen.group || kinds.find(({ kind }) => kind === chosen.kind)?.group || '';
  const groups = workGroups
    .map((group) => ({ group, kinds: kinds.filter((one) => one.group === group) }))
    .filter((one) => one.kinds.length > 0 || one.group === open);
  const inside = groups.find(({ group }) => group === open)?.kinds ?? [];
  return (
    <>
      <fieldset className={css.kinds} aria-label={t.groupsOfWork}>
        <Chip label={t.everything} isChosen={!open} onClick={() => onChoose(everything)} />
        {groups.map(({ group, kinds: some }) => (
          <Chip
            key={group}
            label={t.groups[group]}
            {...sumOf(some)}
            isChosen={group === open}
            onClick={() => onChoose(group === open ? everything : { group, kind: '' })}
          />
        ))}
      </fieldset>
      {inside.length > 1 && (
        <fieldset className={css.kinds} data-inner aria-label={t.kindsOf(t.groups[inside[0]!.group])}>
          {inside.map(({ kind, label, ...numbers }) => (
            <Chip
              key={kind}
              label={label}
              {...numbers}
              isChosen={kind === chosen.kind}
              onClick={() => onChoose({ group: open, kind: kind === chosen.kind ? '' : kind })}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

interface ChipProps {
  label: string;
  count?: number;
  overdue?: number;
  is_more?: boolean;
  isChosen: boolean;
  onClick: () => void;
}

function Chip({ label, count, overdue = 0, is_more, isChosen, onClick }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      title={overdue > 0 ? t.overdueOf(overdue) : undefined}
      onClick={onClick}
    >
      {label}
      {count !== undefined && (
        <>
          {' '}
          <span className={css.number} data-late={overdue > 0 || undefined}>
            {formatNumber(count)}
            {is_more && '+'}
          </span>
        </>
      )}
    </button>
  );
}
