import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { SurveyCreate } from '../schema.ts';
import { surveys } from './resource.ts';

/** @returns the id */
export function createSurvey(call: Call, input: SurveyCreate): Promise<string> {
  return createRow(call, surveys, input);
}
