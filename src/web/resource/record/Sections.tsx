import css from './Sections.module.css';

interface SectionsProps {
  /** The name of the group. */
  label: string;
  tabs: readonly { key: string; label: string; count?: number }[];
  active: string;
  onOpen: (key: string) => void;
}

/** The sections of a tab with several parts, as a second and quiet row. */
export function Sections({ label, tabs, active, onOpen }: SectionsProps) {
  return (
    <nav aria-label={label} className={css.row}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          className={css.section}
          aria-current={tab.key === active ? 'page' : undefined}
          onClick={() => onOpen(tab.key)}
        >
          {tab.label}
          {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
        </button>
      ))}
    </nav>
  );
}
