import { sayable } from '#shared/text/labels.ts';
import { type PageBlock, type PageState, stateOptions } from '../schema.ts';
import { texts } from './texts.ts';

export const stateWords = (state: PageState) => stateOptions.find(({ value }) => value === state)!;

export const blockWords: Record<PageBlock['kind'], string> = sayable({
  text: 'Text',
  benefits: 'Benefits by tier',
  questions: 'Questions and answers',
  logos: 'Logos',
});

/** `2.5 days`, or hours below one day. */
export function decisionTime(seconds: number | null): string {
  if (seconds === null) return texts.noDecisionsYet;
  const hours = seconds / 3600;
  if (hours < 1) return texts.underAnHour;
  const unit = hours < 24 ? 'hour' : 'day';
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }).format(
    hours < 24 ? hours : hours / 24,
  );
}
