import type { LearnerLesson, LessonStanding } from '../../learning.schema.ts';

/** What every kind of lesson gets. */
export interface LessonPart {
  /** Of the enrollment. */
  id: string;
  lesson: LearnerLesson;
  /** The standing changed: in the outline, and here. */
  onStanding: (standing: LessonStanding) => void;
  /** Reads the lesson again. */
  onChanged: () => Promise<unknown>;
}
