/** What a course is: sections with lessons. Without libraries, because the player uses it too. */
export const lessonKinds = [
  'article',
  'video',
  'file',
  'slides',
  'scorm',
  'live_session',
  'assignment',
  'quiz',
] as const;
export type LessonKind = (typeof lessonKinds)[number];

export const MOST_LESSONS = 200;
/** A video counts as watched from here on. */
export const WATCHED_PERCENT = 90;

export const feedbackModes = ['end', 'after_pass', 'never'] as const;

export interface QuizSettings {
  /** Questions of the bank, in this order. */
  question_ids: string[];
  /** Questions drawn at random for each attempt. */
  pools: { pool: string; count: number }[];
  shuffles_questions: boolean;
  shuffles_options: boolean;
  time_limit_minutes?: number;
  pass_percent: number;
  /** None: without limit. */
  most_attempts?: number;
  /** Hours between two attempts. */
  cooldown_hours: number;
  /** When the right answers are shown. */
  feedback: (typeof feedbackModes)[number];
}

export interface Lesson {
  id: string;
  kind: LessonKind;
  title: string;
  is_required: boolean;
  /** How long it takes, for the outline. */
  minutes?: number;
  /** Counts only when it was open for this long. */
  min_seconds?: number;
  /** Markdown: the article, or an introduction. */
  body?: string;
  /** Of video, file, slides and SCORM. */
  file_id?: string;
  /** Of video: the address of a video file; of live session: where to join. */
  url?: string;
  /** Of video: its length in seconds. */
  duration?: number;
  /** Of live session. */
  starts_at?: string;
  quiz?: QuizSettings;
  /** Of assignment: what learners hand in. */
  wants_file?: boolean;
}

export interface Section {
  id: string;
  title: string;
  lessons: Lesson[];
}

export interface CourseDefinition {
  sections: Section[];
}

export const lessonsOf = ({ sections }: CourseDefinition): Lesson[] => sections.flatMap(({ lessons }) => lessons);

export const newQuiz = (): QuizSettings => ({
  question_ids: [],
  pools: [],
  shuffles_questions: true,
  shuffles_options: true,
  pass_percent: 80,
  most_attempts: 3,
  cooldown_hours: 24,
  feedback: 'end',
});

/** Lessons that must be done; a course without any counts all. */
export function requiredLessons(definition: CourseDefinition): Lesson[] {
  const all = lessonsOf(definition);
  const required = all.filter(({ is_required }) => is_required);
  return required.length > 0 ? required : all;
}
