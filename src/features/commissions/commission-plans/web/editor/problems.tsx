import { createContext, type ReactNode, useContext, useId } from 'react';
import type { PlanProblem } from '../../schema.ts';
import css from './PlanEditor.module.css';

/** The problems that block publishing; fields find their own by path. */
export const ProblemsContext = createContext<readonly PlanProblem[]>([]);

export function useProblems(path: string): PlanProblem[] {
  return useContext(ProblemsContext).filter((problem) => problem.path === path);
}

/** The problems of nested paths, for parts that show their own. */
export function useProblemsBelow(path: string): PlanProblem[] {
  return useContext(ProblemsContext).filter((problem) => problem.path.startsWith(path));
}

/** Whether a problem below this path blocks publishing. */
export function useIsFaulty(path: string): boolean {
  return useContext(ProblemsContext).some(
    (problem) => problem.severity === 'error' && (problem.path === path || problem.path.startsWith(`${path}.`)),
  );
}

interface Wiring {
  id: string;
  'aria-describedby'?: string;
  status?: 'error';
}

interface ItemProps {
  label: string;
  /** The place in the definition: `rules.0.calc.rate_ppm`. Its problems appear below the field. */
  path?: string;
  help?: ReactNode;
  /** Several controls share the label, which then names the group. */
  group?: boolean;
  children: (wiring: Wiring) => ReactNode;
}

/** A label above, help and problems below, connected for screen readers. */
export function Item({ label, path = '', help, group, children }: ItemProps) {
  const id = useId();
  const problems = useProblems(path);
  const isWrong = problems.some(({ severity }) => severity === 'error');
  const note = `${id}-note`;
  const hasNote = help !== undefined || problems.length > 0;
  const wiring: Wiring = { id, ...(hasNote && { 'aria-describedby': note }), ...(isWrong && { status: 'error' }) };
  return (
    <div className={css.item} data-path={path} {...(group && { role: 'group', 'aria-labelledby': `${id}-label` })}>
      {group ? (
        <span id={`${id}-label`} className={css.label}>
          {label}
        </span>
      ) : (
        <label htmlFor={id}>{label}</label>
      )}
      {children(wiring)}
      {hasNote && (
        <div id={note}>
          <ProblemTexts problems={problems} />
          {help !== undefined && <div className={css.help}>{help}</div>}
        </div>
      )}
    </div>
  );
}

export function ProblemTexts({ problems }: { problems: readonly PlanProblem[] }) {
  return problems.map(({ code, severity, message }) => (
    <div key={code} className={severity === 'error' ? css.error : css.warning}>
      {message}
    </div>
  ));
}
