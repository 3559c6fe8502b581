import type { FieldCheck } from './field-check.ts';

/** Why a field is refused: it is empty, longer than it takes, or a check's own reason. */
export type ErrorCode<Check extends FieldCheck = FieldCheck> = 'required' | 'tooLong' | Check['kind'];

/** A field's error with what its words need (`length`, `years`, `example`). */
export interface FormError<Check extends FieldCheck = FieldCheck> {
  readonly code: ErrorCode<Check>;
  readonly data: Readonly<Record<string, string | number>>;
}
