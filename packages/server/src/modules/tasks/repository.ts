import { statement } from '../../db/database.ts';

/** A thing for a person to decide, as it is kept. */
export interface TaskRow {
  readonly id: number;
  readonly kind: string;
  readonly subject: string;
  readonly order_code: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly opened_at: Date;
}

export const insertTask = statement(
  'tasks_insert',
  `insert into operator_tasks (country, kind, subject, order_id, details, opened_at)
   values ($1, $2, $3, $4, $5::jsonb, shop_time()) on conflict (country, kind, subject) do nothing`,
);

export const readOpenTasks = statement<TaskRow>(
  'tasks_read_open',
  `select t.id, t.kind, t.subject, o.code as order_code, t.details, t.opened_at
     from operator_tasks t left join orders o on o.id = t.order_id
    where t.country = $1 and t.closed_at is null order by t.id limit $2`,
);

/** Closes what was opened about a subject, if it still is. */
export const closeTaskAbout = statement(
  'tasks_close_about',
  `update operator_tasks set closed_at = shop_time(), closed_by = $4
    where country = $1 and kind = $2 and subject = $3 and closed_at is null`,
);

export const closeTask = statement<{ id: number; kind: string; subject: string }>(
  'tasks_close',
  `update operator_tasks set closed_at = shop_time(), closed_by = $3
    where country = $1 and id = $2 and closed_at is null returning id, kind, subject`,
);
