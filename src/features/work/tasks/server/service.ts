export { addTask, type NewTask } from './add.ts';
export { commitmentsOf } from './commitments.ts';
export { completeTask, moveTask } from './moves.ts';
