export { closeTask, finishTask, openTask, openTasks, type Task } from './tasks.ts';
