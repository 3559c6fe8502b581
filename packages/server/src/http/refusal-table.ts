import type { ErrorCode } from '@caravan/contract';

/** Status and message id of every code that an answer may carry: a new code does not compile without its row. */
export const refusalTable: Readonly<Record<ErrorCode, { readonly status: number; readonly words: string }>> =
  {
    invalid: { status: 400, words: 'server.error.invalid' },
    invalid_credentials: { status: 400, words: 'server.error.invalidCredentials' },
    not_authenticated: { status: 401, words: 'server.error.notAuthenticated' },
    authentication_failed: { status: 401, words: 'server.error.authenticationFailed' },
    permission_denied: { status: 403, words: 'server.error.permissionDenied' },
    not_home_country: { status: 403, words: 'server.error.notHomeCountry' },
    not_found: { status: 404, words: 'server.error.notFound' },
    conflict: { status: 409, words: 'server.error.conflict' },
    idempotency_conflict: { status: 409, words: 'server.error.idempotencyConflict' },
    cannot_place: { status: 409, words: 'server.error.cannotPlace' },
    ordering_stopped: { status: 409, words: 'server.error.orderingStopped' },
    already_paid: { status: 409, words: 'server.error.alreadyPaid' },
    out_of_stock: { status: 400, words: 'server.cart.outOfStock' },
    once_limit: { status: 400, words: 'server.cart.onceLimit' },
    daily_limit: { status: 400, words: 'server.cart.dailyLimit' },
    monthly_limit: { status: 400, words: 'server.cart.monthlyLimit' },
    min_quantity: { status: 400, words: 'server.cart.minQuantity' },
    disabled: { status: 400, words: 'server.cart.disabled' },
    unknown_product: { status: 400, words: 'server.cart.unknownProduct' },
    below_minimum: { status: 400, words: 'server.error.belowMinimum' },
    unavailable: { status: 400, words: 'server.error.unavailable' },
    agreements_required: { status: 400, words: 'server.error.agreementsRequired' },
    too_large: { status: 413, words: 'server.error.tooLarge' },
    unsupported_media_type: { status: 415, words: 'server.error.unsupportedMediaType' },
    throttled: { status: 429, words: 'server.error.throttled' },
    maintenance: { status: 503, words: 'server.error.maintenance' },
    unavailable_service: { status: 503, words: 'server.error.unavailableService' },
    server_error: { status: 500, words: 'server.error.server' },
  };
