import { lessonKinds } from '#features/enablement/courses/definition.schema.ts';
import { Id, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

const Count = Type.Integer();

/** Statistics of a course's learners. */
export const CourseAnalytics = Type.Object({
  enrolled: Count,
  started: Count,
  half: Count,
  completed: Count,
  overdue: Count,
  mean_score: nullable(Count),
  median_days: nullable(Type.Number()),
  median_minutes: nullable(Count),
  lessons: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      kind: oneOf(...lessonKinds),
      opened: Count,
      completed: Count,
      /** Learners who stopped at this lesson. */
      stopped: Count,
      median_minutes: nullable(Type.Number()),
    }),
  ),
  questions: Type.Array(
    Type.Object({
      id: Id,
      prompt: Type.String(),
      quiz: Type.String(),
      answered: Count,
      /** Percentage of correct first attempts; a lower value means a harder question. */
      correct_percent: Count,
      /**
       * From -100 to 100: the difference between the best and the worst attempts in answering it correctly. Null while
       * there are too few attempts.
       */
      discrimination: nullable(Count),
    }),
  ),
  partners: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      enrolled: Count,
      completed: Count,
      overdue: Count,
      mean_score: nullable(Count),
    }),
  ),
});
export type CourseAnalytics = Static<typeof CourseAnalytics>;
