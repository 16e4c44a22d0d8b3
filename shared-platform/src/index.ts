export { loadCode } from 'shared-ui/load-code';
export { type LazyPartOptions, lazyPart } from './boundaries/lazy-part.tsx';
export type { PageBus } from './bus/page-bus.ts';
export type { RequestOptions, RequestOutcome, Requests } from './bus/requests.ts';
export {
  useAppName,
  useBus,
  useDeployment,
  useFlags,
  useFollowPerson,
  useHasRoute,
  useKioskCentre,
  useLinks,
  useMoneySymbol,
  useRemoteNavigation,
  useScreenTitle,
  useServerNow,
  useSession,
  useSite,
  useToast,
  useVenue,
} from './hooks/platform-hooks.ts';
export { type UseApi, useApi } from './hooks/use-api.ts';
export { type ApiMutation, useApiMutation } from './hooks/use-api-mutation.ts';
export { type ApiQuery, type ApiQueryOptions, useApiQuery } from './hooks/use-api-query.ts';
export { useDraft } from './hooks/use-draft.ts';
export { useDraftedState } from './hooks/use-drafted-state.ts';
export { useIsHydrated } from './hooks/use-is-hydrated.ts';
export { useKnownAnswer } from './hooks/use-known-answer.ts';
export { useUnmatchedErrorToast } from './hooks/use-unmatched-error-toast.ts';
export type { ApiError, ApiErrorKind, Result } from './http/api-error.ts';
export { formBanner } from './http/form-errors.ts';
export { LegalNotices } from './legal/legal-notices.tsx';
export { WithoutTags } from './legal/without-tags.tsx';
export { LoginButton, type LoginButtonVariant } from './login-button.tsx';
export { SafeHtml } from './safe-html.tsx';
export { ScreenNotFound } from './screen-not-found.ts';
export type { Session, SessionUser } from './session/session-store.ts';
export { storedNames, tabStorage } from './storage/browser-storage.ts';
