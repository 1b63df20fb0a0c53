export { addTask } from './add.ts';
export { completeTask } from './moves.ts';
