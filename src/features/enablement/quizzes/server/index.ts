import type { ServerFeature } from '#server/feature.ts';
import { action } from '#server/http/action.ts';
import { Type } from '#shared/schema.ts';
import { QuizPool } from '../schema.ts';
import { quizQuestions } from './resource.ts';
import { allPools } from './service.ts';

export const feature: ServerFeature = {
  name: 'quizzes',
  partOf: 'training',
  resources: [quizQuestions],
  routes: [
    action({
      method: 'GET',
      url: '/quiz_pools',
      summary: 'List the pools of quiz questions with their size',
      can: 'quiz_questions:view',
      modes: ['company'],
      response: Type.Array(QuizPool),
      run: (call) => allPools(call),
    }),
  ],
};
