import { startHost } from 'shared-platform/host';
import { StandaloneFrame } from './features/be-embedded/standalone-frame.tsx';

void startHost(StandaloneFrame);
