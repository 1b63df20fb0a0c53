import type { LearnerLesson, LessonStanding } from '../../learning.schema.ts';

/** Properties of every kind of lesson. */
export interface LessonPart {
  /** The id of the enrollment. */
  id: string;
  lesson: LearnerLesson;
  /** Updates the learner's progress in the outline and here. */
  onStanding: (standing: LessonStanding) => void;
  /** Reloads the lesson. */
  onChanged: () => Promise<unknown>;
}
