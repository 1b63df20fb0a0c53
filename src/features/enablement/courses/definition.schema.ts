/** The content of a course: sections with lessons. It uses no libraries, because the player loads it too. */
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
/** The percentage from which a video counts as watched. */
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
  /** Unlimited when absent. */
  most_attempts?: number;
  /** Hours between two attempts. */
  cooldown_hours: number;
  /** The time at which correct answers are shown. */
  feedback: (typeof feedbackModes)[number];
}

export interface Lesson {
  id: string;
  kind: LessonKind;
  title: string;
  is_required: boolean;
  /** The duration in minutes, for the outline. */
  minutes?: number;
  /** The minimum time for which the lesson must be open to count. */
  min_seconds?: number;
  /** Markdown: the article, or an introduction. */
  body?: string;
  /** The file of a video, file, slides or SCORM lesson. */
  file_id?: string;
  /** The address of a video file, or of the meeting of a live session. */
  url?: string;
  /** The length of a video in seconds. */
  duration?: number;
  /** The start of a live session. */
  starts_at?: string;
  quiz?: QuizSettings;
  /** Whether learners submit a file for an assignment. */
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

/** The lessons that must be completed: the required ones, or all if none is required. */
export function requiredLessons(definition: CourseDefinition): Lesson[] {
  const all = lessonsOf(definition);
  const required = all.filter(({ is_required }) => is_required);
  return required.length > 0 ? required : all;
}
