import { startHost } from 'shared-platform/host';
import { pathToReturnTo } from './features/join-in-a-partner-site/frame-path.ts';
import { StandaloneFrame } from './features/join-in-a-partner-site/standalone-frame.tsx';

const path = pathToReturnTo();
// Another document: the checkout is one of its own.
if (path === null) void startHost(StandaloneFrame);
else window.location.replace(path);
