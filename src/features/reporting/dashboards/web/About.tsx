import Info from 'lucide-react/icons/info';
import { Tip } from '#web/components/Tip.tsx';
import css from './dashboard.module.css';

/** The definition of a figure, shown on hover and focus, and read aloud. */
export function About({ label, children }: { label: string; children: string }) {
  return (
    <Tip title={children} byClick>
      <button type="button" className={css.about} aria-label={`${label}: ${children}`}>
        <Info size={14} aria-hidden="true" />
      </button>
    </Tip>
  );
}
