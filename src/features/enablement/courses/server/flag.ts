export const trainingFlag = {
  key: 'training',
  description: 'Courses with lessons, quizzes and SCORM packages, and the training portal of partners.',
  default: true,
};
