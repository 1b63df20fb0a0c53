import type { Call } from '#server/call.ts';
import type { QuizQuestionCreate } from '../schema.ts';
import { createQuestion } from './service.ts';

/** @returns the id of a question with one correct option, the second */
export function sampleQuizQuestion(call: Call, overrides: Partial<QuizQuestionCreate> = {}): Promise<string> {
  return createQuestion(call, {
    prompt: 'How long does a registration protect a deal?',
    pool: 'Basics',
    content: { kind: 'single', options: ['30 days', '90 days', 'Forever'], correct: [1] },
    ...overrides,
  });
}
