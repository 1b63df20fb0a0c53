import { texts as t } from '../shell.texts.ts';
import { StatePage } from './StatePage.tsx';

export function NotFound() {
  return <StatePage title="404" text={t.notFound} />;
}
