export {
  approveRetail,
  listRetail,
  refuseRetail,
  retailStates,
  type DecidedPage,
  type RetailState,
} from './decide-retail.ts';
export { registerRetail } from './register-retail.ts';
