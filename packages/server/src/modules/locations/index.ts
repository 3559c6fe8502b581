export { registerLocations } from './routes.ts';
export { createLocations, type Locations } from './service.ts';
