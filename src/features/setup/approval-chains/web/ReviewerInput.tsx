import { builtInRoles, roleName } from '#features/access/roles/names.ts';
import type { OwnRole } from '#features/access/roles/schema.ts';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import type { Reviewer, ReviewerKind } from '../schema.ts';
import css from './StepsInput.module.css';
import { reviewerKindOptions, approvalTexts as t } from './texts.ts';

interface ReviewerInputProps {
  id: string;
  label: string;
  help?: string;
  value: Reviewer | null | undefined;
  onChange: (reviewer: Reviewer | null) => void;
  /** The label of the empty choice; without it, a reviewer is required. */
  none?: string;
}

const NONE = 'none';

/** The reviewer of a step: a rule, and the person or role it names. */
export function ReviewerInput({ id, label, help, value, onChange, none }: ReviewerInputProps) {
  const options = [...(none ? [{ value: NONE, label: none }] : []), ...reviewerKindOptions];
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div className={css.reviewer}>
        <OptionSelect
          id={id}
          options={options}
          value={value?.kind ?? NONE}
          onChange={(kind) => onChange(kind === NONE ? null : fresh(kind as ReviewerKind))}
        />
        {value?.kind === 'person' && (
          <ReferenceSelect
            resource="people"
            labelField="full_name"
            aria-label={`${label}: ${t.person}`}
            value={value.user_id}
            onChange={(user_id) => onChange({ kind: 'person', ...(user_id && { user_id }) })}
          />
        )}
        {value?.kind === 'role' && <RoleInput label={`${label}: ${t.role}`} value={value} onChange={onChange} />}
      </div>
      {help && <p className="meta">{help}</p>}
    </div>
  );
}

const fresh = (kind: ReviewerKind): Reviewer => (kind === 'role' ? { kind, role: 'admin' } : { kind });

/** Built-in roles and the company's own. */
function RoleInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: Reviewer;
  onChange: (reviewer: Reviewer) => void;
}) {
  const own = useList<OwnRole>('roles', { start: 0, end: 200 }).data?.rows ?? [];
  const builtIn = builtInRoles('company');
  return (
    <OptionSelect
      aria-label={label}
      options={[
        ...builtIn.map((role) => ({ value: role as string, label: roleName(role) })),
        ...own.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value.role_id ?? value.role ?? null}
      onChange={(chosen) => {
        const role = builtIn.find((one) => one === chosen);
        onChange(role ? { kind: 'role', role: role as never } : { kind: 'role', role_id: chosen as string });
      }}
    />
  );
}
