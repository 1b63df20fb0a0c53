import { texts as t } from '../shell.texts.ts';
import { StatePage } from './StatePage.tsx';

export function ComingSoon() {
  return <StatePage title={t.comingSoon} text={t.stillBuilt} />;
}
