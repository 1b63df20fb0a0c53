import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

/** For the quiz lesson of a course. */
export const QuestionWriter = lazy(() => import('./QuestionWriter.tsx'));

/** The questions of a quiz, edited in place. */
export const QuestionList = lazy(() => import('./QuestionList.tsx'));

const view = { mode: 'company', permission: 'quiz_questions:view' } as const;

export const feature: WebFeature = {
  name: 'quizzes',
  flag: 'training',
  screenTabs: [{ of: 'training', path: '/training/questions', label: 'Question bank', order: 60 }],
  routes: [{ path: '/training/questions', title: 'Question bank', page: () => import('./list.tsx'), ...view }],
  search: [
    {
      resource: 'quiz_questions',
      label: 'Quiz questions',
      icon: CircleHelp,
      hit: (row) => ({ title: row.prompt, detail: row.pool, to: '/training/questions' }),
      ...view,
    },
  ],
};
