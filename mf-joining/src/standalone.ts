import { startHost } from 'shared-platform/host';
import { pathToReturnTo } from './features/embedded-page/frame-path.ts';
import { StandaloneFrame } from './features/embedded-page/standalone-frame.tsx';

const path = pathToReturnTo();
// Another document: the checkout is one of its own.
if (path === null) void startHost(StandaloneFrame);
else window.location.replace(path);
