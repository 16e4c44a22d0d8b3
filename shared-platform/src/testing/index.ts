export { MemoryRouter } from 'react-router';
export { SERVE_TIMEOUT } from '../bus/requests.ts';
export { expectRefusalShown, refusing, toastsOf } from './refused-forms.tsx';
export { renderWithPlatform, testClient, testTheme } from './render-with-platform.tsx';
export { answer, failure, type TestAnswer, type TestRequest } from './test-transport.ts';
export { testUser } from './test-user.ts';
