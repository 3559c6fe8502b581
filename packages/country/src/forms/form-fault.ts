import type { FieldCheck } from './field-check.ts';

/** Why a field is refused: it is empty, longer than it takes, or a check's own reason. */
export type FaultCode<Check extends FieldCheck = FieldCheck> = 'required' | 'tooLong' | Check['kind'];

/** A field's fault with what its words need (`length`, `years`, `example`). */
export interface FormFault<Check extends FieldCheck = FieldCheck> {
  readonly code: FaultCode<Check>;
  readonly data: Readonly<Record<string, string | number>>;
}
