export { BrandLogo, type BrandLogoProps } from './brand/BrandLogo.tsx'
export { brandLanguages, contactsIn, licenceIn, pageBrand, serveBrand } from './brand/pageBrand.ts'
export { ClosedPage, type ClosedPageProps } from './closed/ClosedPage.tsx'
export { withScriptFont } from './fonts/withScriptFont.ts'
export { useKeptChoice } from './kept-choice/useKeptChoice.ts'
export { useLiveEvents } from './live/useLiveEvents.ts'
export { loadMessages } from './messages.ts'
export { CacheProvider } from './platform/CacheProvider.tsx'
export {
  callKey,
  type FailureToast,
  type Invalidate,
  type ReadOptions,
  useApiQuery,
  useInvalidate,
} from './platform/calls.ts'
export { PlatformProvider, type PlatformProviderProps } from './platform/PlatformProvider.tsx'
export {
  type Confirm,
  createPlatform,
  type Platform,
  type PlatformOptions,
  usePlatform,
  useSkew,
} from './platform/platform.ts'
export { sampleWebVitals, watchFailures } from './platform/reportFailure.ts'
export { type CallOptions, callOnce, useCall } from './platform/useCall.ts'
export { AnswerPlace, type AnswerPlaceProps } from './problems/AnswerPlace.tsx'
export { Loaded, type LoadedProps } from './problems/Loaded.tsx'
export { problemText } from './problems/problemText.ts'
export { type AnswerFocus, useAnswerFocus } from './problems/useAnswerFocus.ts'
export { useExplain } from './problems/useExplain.ts'
export { useProblemText } from './problems/useProblemText.ts'
export { useShownError } from './problems/useShownError.ts'
export { type Badges, useBadges, usePublicState } from './public-state/usePublicState.ts'
export { anchorOf } from './routing/anchor.ts'
export { type LazyScreen, lazyScreen } from './routing/lazyScreen.tsx'
export { ScreenBoundary, type ScreenBoundaryProps } from './routing/ScreenBoundary.tsx'
export { ScreenFailed, ScreenPending } from './routing/ScreenPending.tsx'
export { useArrival, useTitle } from './routing/useArrival.ts'
export { type AddressStep, useInAddress } from './routing/useInAddress.ts'
export { useInternalLinks } from './routing/useInternalLinks.ts'
export { useLayerInAddress } from './routing/useLayerInAddress.ts'
export { useStepFocus } from './routing/useStepFocus.ts'
export { loadProblemMessages } from './screen-problems/messages.ts'
export { type Member, type Session, useSession } from './session/session.ts'
export { deviceToForget } from './session/signOut.ts'
export { mayDo, SubUserContext, useMay } from './session/subUser.ts'
export { type SessionPhase, type TokenState, useSessionPhase, useToken } from './session/useToken.ts'
export { SessionWarning } from './session-ending/SessionWarning.tsx'
export { bootstrap } from './start/bootstrap.ts'
export { enterByCode, takeQueryCodeProblem, useQueryCodeRefused } from './start/queryCode.ts'
export { pageRenderer, type RenderedPage, type Visit } from './start/renderPages.ts'
export { SiteRoot, type SiteRootProps } from './start/SiteRoot.tsx'
export type { StartState } from './start/startState.ts'
export type { Permission, SystemState } from './start/system.ts'
export { zoneOf } from './start/timeZone.ts'
export { useHydrationSignal } from './start/useHydrationSignal.ts'
export { usePermission, useSystem } from './start/useSystem.ts'
export { useVisitorParts } from './start/useVisitorParts.ts'
