export { closeTask, openTask, openTasks, type Task } from './tasks.ts';
