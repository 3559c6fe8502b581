export { api, type TestApi, type TestCall } from './api.ts';
export { testClock, type TestClock } from './clock.ts';
export { testCountry } from './country.ts';
export { createTestServer, type TestServer, type TestServerOptions } from './create-test-server.ts';
export { seedCatalogue, seedMembersOf, seedPassword, seedProducts, type SeedProduct } from './seed.ts';
export { testSettings } from './settings.ts';
