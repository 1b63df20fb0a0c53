import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { SurveyCreate } from '../schema.ts';
import { createSurvey } from './service.ts';

export function sampleSurvey(call: Call, overrides: Partial<SurveyCreate> = {}): Promise<string> {
  return createSurvey(call, {
    name: `Survey ${newId().slice(-6)}`,
    score_question: 'How likely are you to recommend us?',
    ...overrides,
  });
}
