import { Button } from 'antd';
import ListFilter from 'lucide-react/icons/list-filter';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { Filter } from '#shared/nouns/list-query.ts';
import { DropDown } from '../../components/DropDown.tsx';
import { DropMenu, type MenuEntry } from '../../components/DropMenu.tsx';
import { PopoverPanel } from '../../components/PopoverPanel.tsx';
import { texts as t } from '../texts.ts';
import css from './FilterBar.module.css';
import { FilterEditor } from './FilterEditor.tsx';
import { type FilterSpec, filtersOn, replaceFilters } from './filters.ts';
import { useFilterSummary } from './useFilterSummary.ts';

interface FilterBarProps {
  specs: readonly FilterSpec[];
  filters: readonly Filter[];
  onChange: (filters: Filter[]) => void;
}

/** Filters as chips: a click edits one, the cross removes it, and the button adds another. */
export function FilterBar({ specs, filters, onChange }: FilterBarProps) {
  const [editing, setEditing] = useState<string | null>(null);
  const fields = [...new Set(filters.map((filter) => filter.field))];
  // A filter that was just added has no value yet, but its chip is shown.
  const shown = editing && !fields.includes(editing) ? [...fields, editing] : fields;
  const unused = specs.filter((spec) => !fields.includes(spec.field));
  const set = (field: string, next: Filter[]) => onChange(replaceFilters(filters, field, next));

  return (
    <>
      {shown.map((field) => {
        const spec = specs.find((known) => known.field === field);
        return (
          spec && (
            <FilterChip
              key={field}
              spec={spec}
              filters={filters}
              open={editing === field}
              onOpen={(open) => setEditing(open ? field : null)}
              onChange={(next) => set(field, next)}
            />
          )
        );
      })}
      {unused.length > 0 && (
        <DropMenu items={grouped(unused)} onChoose={setEditing} find={unused.length > FEW ? findTexts : undefined}>
          <Button icon={<ListFilter size={14} />} aria-label={t.addFilter} className={css.add}>
            {shown.length === 0 && t.filter}
          </Button>
        </DropMenu>
      )}
      {fields.length > 1 && (
        <Button type="text" onClick={() => onChange([])}>
          {t.clearFilters}
        </Button>
      )}
    </>
  );
}

/** A longer menu can be searched. */
const FEW = 7;
const findTexts = { label: t.findFilter, nothing: t.noFilter };

/** The filters below the headings of their groups, those without one at the end. */
function grouped(specs: readonly FilterSpec[]): MenuEntry[] {
  const entry = ({ field, label }: FilterSpec) => ({ key: field, label });
  const groups = Map.groupBy(specs, ({ group }) => group);
  if (specs.length <= FEW || groups.size < 2) return specs.map(entry);
  const others = groups.get(undefined);
  groups.delete(undefined);
  return [
    ...[...groups].map(([group, some]) => ({ type: 'group' as const, label: group!, children: some.map(entry) })),
    ...(others ? [{ type: 'group' as const, label: t.otherFilters, children: others.map(entry) }] : []),
  ];
}

interface ChipProps {
  spec: FilterSpec;
  filters: readonly Filter[];
  open: boolean;
  onOpen: (open: boolean) => void;
  onChange: (next: Filter[]) => void;
}

function FilterChip({ spec, filters, open, onOpen, onChange }: ChipProps) {
  const summary = useFilterSummary(spec, filters);
  const active = filtersOn(filters, spec.field).length > 0;
  return (
    <span className={css.chip} data-active={active}>
      <DropDown
        open={open}
        onTurn={onOpen}
        content={
          <PopoverPanel className={css.editor} label={spec.label}>
            <FilterEditor spec={spec} filters={filters} onChange={onChange} />
          </PopoverPanel>
        }
      >
        <button type="button" className={css.edit} aria-haspopup="dialog" aria-expanded={open}>
          <span className={css.label}>{spec.label}</span> {summary}
        </button>
      </DropDown>
      {active && (
        <button
          type="button"
          className={css.remove}
          aria-label={t.removeFilter(spec.label)}
          onClick={() => onChange([])}
        >
          <X size={14} />
        </button>
      )}
    </span>
  );
}
