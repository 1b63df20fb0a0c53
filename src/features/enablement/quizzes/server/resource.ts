import { defineResource } from '#server/resource/define.ts';
import { quizQuestion } from '../schema.ts';
import { beginQuestion, changeQuestion } from './rules.ts';

export const quizQuestions = defineResource(quizQuestion, {
  beforeCreate: (_call, input) => beginQuestion(input),
  beforeUpdate: (_call, _current, patch) => changeQuestion(patch),
});
