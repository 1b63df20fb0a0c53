import { useId } from 'react';
import { allows, ofRole } from '#shared/access/permissions.ts';
import type { Action, RoleScope } from '#shared/access/roles.ts';
import { sayable } from '#shared/text/labels.ts';
import { Loaded } from '#web/components/Loaded.tsx';
import { useSession } from '#web/session/session.tsx';
import { type Level, levelsOf, withLevel } from '../levels.ts';
import type { PermissionEntry } from '../schema.ts';
import css from './PermissionMatrix.module.css';
import { texts } from './texts.ts';
import { useCatalog } from './useOwnRoles.ts';

interface PermissionMatrixProps {
  value?: string[];
  onChange?: (grants: string[]) => void;
  /** With own partners, what concerns the whole company is not there to give. */
  scope?: RoleScope;
  disabled?: boolean;
}

const levels: readonly { level: Level; label: string }[] = sayable([
  { level: 'none', label: 'None' },
  { level: 'view', label: 'View' },
  { level: 'manage', label: 'Manage' },
]);

/** All permissions grouped by area; the user can grant only what they have. */
export default function PermissionMatrix(props: PermissionMatrixProps) {
  return <Loaded query={useCatalog()}>{(entries) => <Matrix entries={entries} {...props} />}</Loaded>;
}

function Matrix({
  entries,
  value = [],
  onChange,
  scope = 'all',
  disabled,
}: PermissionMatrixProps & { entries: PermissionEntry[] }) {
  // Permissions of modules that are off can still be granted.
  const permissions = ofRole(useSession().permissions);
  const mayGive = (entry: PermissionEntry) =>
    levelsOf(entry, scope, (action) => allows(permissions, entry.resource, action));
  const setAll = (area: readonly PermissionEntry[], wanted: Level) =>
    onChange?.(
      area.reduce((grants, entry) => {
        const possible = mayGive(entry);
        const level = wanted === 'manage' && !possible.includes('manage') ? 'view' : wanted;
        return possible.includes(level) ? withLevel(grants, entry.resource, level) : grants;
      }, value),
    );
  return (
    <div className={css.matrix}>
      {[...Map.groupBy(entries, ({ area }) => area)].map(([area, group]) => (
        <section key={area} className={css.area} aria-labelledby={`permissions-${area}`}>
          <div className={css.head}>
            <h2 id={`permissions-${area}`}>{area}</h2>
            {!disabled && (
              <span className={css.all}>
                {levels.map(({ level, label }) => (
                  <button
                    key={level}
                    type="button"
                    aria-label={texts.forAllOf(label, area)}
                    onClick={() => setAll(group, level)}
                  >
                    {label}
                  </button>
                ))}
              </span>
            )}
          </div>
          {group.map((entry) => (
            <Line
              key={entry.resource}
              entry={entry}
              possible={disabled ? [] : mayGive(entry)}
              grants={value}
              onLevel={(level) => onChange?.(withLevel(value, entry.resource, level))}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

interface LineProps {
  entry: PermissionEntry;
  possible: readonly Level[];
  grants: readonly string[];
  onLevel: (level: Level) => void;
}

function Line({ entry, possible, grants, onLevel }: LineProps) {
  const name = useId();
  const has = (action: Action) =>
    allows(grants, entry.resource, action) || entry.everybody === action || entry.everybody === 'manage';
  const wanted: Level = has('manage') ? 'manage' : has('view') ? 'view' : 'none';
  const level = possible.length === 0 || possible.includes(wanted) ? wanted : possible.at(-1)!;
  return (
    <div className={css.line} role="radiogroup" aria-label={entry.label}>
      <span className={css.label}>
        {entry.label}
        {entry.manage && <span className="meta">{entry.manage}</span>}
      </span>
      <span className={css.choice}>
        {levels
          .filter(({ level: one }) => one !== 'manage' || entry.actions.includes('manage'))
          .map(({ level: one, label }) => (
            <label key={one} data-level={one}>
              <input
                type="radio"
                name={name}
                checked={level === one}
                disabled={!possible.includes(one)}
                onChange={() => onLevel(one)}
              />
              <span>{label}</span>
            </label>
          ))}
      </span>
    </div>
  );
}
