export * as bodies from './bodies.ts';
export { callDocs, callTopics, errorDocs, errorsOf, type CallDoc, type CallTopic } from './call-docs.ts';
export { calls, reviewLengths, type CallName, type CallRoute, type UploadName } from './calls.ts';
export { detailError, errorCodes, fieldError, messageList, type ErrorCode } from './errors.ts';
export { productSorts, reviewSorts, schemas, type CallSchema } from './schemas.ts';
export * as shapes from './shapes.ts';
export type * from './types.ts';
