import { startHost } from 'shared-platform/host';
import { Frame } from './frame/frame.tsx';

void startHost(Frame);
