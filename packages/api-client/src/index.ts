export type { Api, CallOptions, CallsBy, Result } from './api.ts';
export type { ApiError } from './api-error.ts';
export { createApi, loadCalls, type ApiOptions } from './create-api.ts';
export { isSilent } from './is-silent.ts';
export { kyTransport, loadKy, type KyTransportOptions } from './ky-transport.ts';
export { TransportFault, type FaultKind, type Received, type Sent, type Transport } from './transport.ts';
