import { Alert } from 'antd';
import { ApiError } from '#web/requests/api.ts';
import type { ProgramProblem } from '../schema.ts';
import css from './program-files.module.css';
import { texts as t } from './texts.ts';

/** The problems in a refusal of the server, each with its file and line. */
export function problemsIn(error: unknown): ProgramProblem[] {
  return error instanceof ApiError && Array.isArray(error.body.problems)
    ? (error.body.problems as ProgramProblem[])
    : [];
}

export function Problems({ problems }: { problems: readonly ProgramProblem[] }) {
  return (
    <Alert
      type="error"
      showIcon
      title={t.problems}
      description={
        <ul className={css.problems}>
          {problems.map(({ file, line, reason }) => (
            <li key={`${file} ${line} ${reason}`}>
              <code>{t.line(file, line)}</code> {reason}
            </li>
          ))}
        </ul>
      }
    />
  );
}
