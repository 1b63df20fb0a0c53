import type { DashboardMode, WidgetKey } from '../../catalogue.ts';
import { dealWords } from './deals.ts';
import type { WidgetWords, Words } from './kinds.ts';
import { portalWords } from './portal.ts';
import { programmeWords } from './programme.ts';

const words: Record<DashboardMode, Words> = { company: { ...dealWords, ...programmeWords }, partner: portalWords };

export function wordsOf(widget: WidgetKey, mode: DashboardMode): WidgetWords {
  const found = words[mode][widget];
  if (!found) throw new Error(`no words for ${widget} in ${mode} mode`);
  return found;
}
