import { lessonKinds } from '#features/enablement/courses/definition.schema.ts';
import { Id, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

const Count = Type.Integer();

/** How learners do in a course. */
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
      /** Learners whose last lesson this is and who did not go on. */
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
      /** Percent of first attempts that were right: the lower, the harder. */
      correct_percent: Count,
      /** -100 to 100: how much better the best quarter of attempts answers it than the worst. Null while there are too few. */
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
