export { renderWithPlatform, testClient, testTheme } from './render-with-platform.tsx';
export { answer, failure, type TestAnswer } from './test-transport.ts';
export { testUser } from './test-user.ts';
