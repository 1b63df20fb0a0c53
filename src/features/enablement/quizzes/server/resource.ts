import { defineResource } from '#server/resource/define.ts';
import { filterable, searchable, sortable } from '#shared/fields.ts';
import { QuizQuestion, QuizQuestionCreate, QuizQuestionUpdate, questionFields } from '../schema.ts';
import { beginQuestion, changeQuestion } from './rules.ts';

export const quizQuestions = defineResource({
  name: 'quiz_questions',
  noun: 'quiz question',
  fields: questionFields,
  row: QuizQuestion,
  create: QuizQuestionCreate,
  update: QuizQuestionUpdate,
  remove: 'archive',
  list: {
    sort: [...sortable(questionFields), 'created_at', 'updated_at'],
    filter: [...filterable(questionFields), 'created_at', 'updated_at'],
    search: searchable(questionFields),
    by: '-created_at',
  },
  beforeCreate: (_call, input) => beginQuestion(input),
  beforeUpdate: (_call, _current, patch) => changeQuestion(patch),
});
