/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop these roles when CSS lays a table out as cards */
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './table.module.css';

/** A column: its name, and what a row shows in it. */
export interface TableColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: 'start' | 'end' | undefined;
  /** A code, a date: never broken into two lines. */
  whole?: boolean | undefined;
  /** This cell names the row. */
  rowHeader?: boolean | undefined;
}

export interface TableProps<Row> extends Omit<ComponentProps<'table'>, 'children' | 'rows'> {
  /** What the table is, read out before it. */
  caption: ReactNode;
  /** The caption is seen, too. */
  captionVisible?: boolean | undefined;
  /** From the start of a line to its end. */
  columns: readonly TableColumn<Row>[];
  /** Each is a line, on phones a card. */
  rows: readonly Row[];
  /** A text that is this row’s alone. */
  rowKey: (row: Row) => string;
}

/**
 * Rows and columns; on phones each row is a card whose values keep their labels. The roles are written out, because
 * some browsers forget them as soon as a table is laid out otherwise.
 */
export const Table = <Row,>({
  caption,
  captionVisible,
  columns,
  rows,
  rowKey,
  className,
  ...rest
}: TableProps<Row>) => (
  <table role="table" {...rest} className={classNames(css.table, className)}>
    <caption className={css.caption}>
      {captionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
    </caption>
    <thead role="rowgroup" className={css.head}>
      <tr role="row">
        {columns.map(({ id, header, align }) => (
          <th key={id} role="columnheader" scope="col" className={align && css[align]}>
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row) => (
        <tr key={rowKey(row)} role="row" className={css.row}>
          {columns.map(({ id, header, cell, align, rowHeader, whole }) => {
            const Cell = rowHeader ? 'th' : 'td';
            return (
              <Cell
                key={id}
                role={rowHeader ? 'rowheader' : 'cell'}
                scope={rowHeader ? 'row' : undefined}
                className={classNames(css.cell, align && css[align], whole && css.whole)}
              >
                <span aria-hidden="true" className={css.label}>
                  {header}
                </span>
                <span>{cell(row)}</span>
              </Cell>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);
