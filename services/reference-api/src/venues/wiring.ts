export { registerVenues } from './routes.ts';
