export type { TaskRow } from './repository.ts';
export { closeTask, finishTask, openTask, openTasks, type Task } from './tasks.ts';
