export type { SiteFrame } from '../host/site/site.tsx';
export type { RemoteModule } from '../remote.ts';
export { type RenderedSite, renderSite, type ServerRemotes, type SiteToRender } from './render-site.tsx';
