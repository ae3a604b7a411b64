export { createNodeHost } from './host.ts';
