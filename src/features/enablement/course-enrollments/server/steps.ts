import { takeSteps } from '#server/resource/take-steps.ts';
import { assignmentSteps, enrollmentSteps } from '../steps.schema.ts';
import { reviewAssignment } from './assignments.ts';
import { unlockQuiz } from './attempts/rules.ts';
import { markAttended } from './lessons.ts';
import { assignmentSubmissions, courseEnrollments } from './resource.ts';

const ofEnrollments = takeSteps(courseEnrollments, enrollmentSteps, {
  rules: { attend: markAttended, unlock_quiz: unlockQuiz },
});
const ofAssignments = takeSteps(assignmentSubmissions, assignmentSteps, { rules: { review: reviewAssignment } });

export const enrollmentStepRoutes = [...ofEnrollments.routes, ...ofAssignments.routes];
