export { completeLesson } from './advance.ts';
export { enroll, learnersOf } from './enroll.ts';
export { learningOf } from './learning-of.ts';
