import { startHost } from 'shared-platform/host';
import { StandaloneFrame } from './features/embedded-page/standalone-frame.tsx';

void startHost(StandaloneFrame);
