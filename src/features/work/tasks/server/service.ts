export { addTask } from './add.ts';
export { completeTask } from './steps.ts';
