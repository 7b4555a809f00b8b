/** What `@baize/account` exported before `@baize/site` was a package of its own, by its entry point there. */
export const movedToSite: Readonly<Record<string, readonly string[]>> = {
  '':
    `
  AddressStep AnswerFocus AnswerPlace AnswerPlaceProps Badges BrandLogo BrandLogoProps CacheProvider
  CallOptions ClosedPage ClosedPageProps FailureToast Invalidate LazyScreen Loaded LoadedProps Member
  Permission Platform PlatformOptions PlatformProvider PlatformProviderProps ReadOptions RenderedPage
  ScreenBoundary ScreenBoundaryProps ScreenFailed ScreenPending Session SiteRoot SiteRootProps StartState
  SubUserContext SystemState TokenState Visit anchorOf bootstrap brandLanguages callKey callOnce contactsIn
  createPlatform enterByCode lazyScreen licenceIn mayDo pageBrand pageRenderer problemText sampleWebVitals
  serveBrand takeQueryCodeProblem useAnswerFocus useArrival useBadges useCall useExplain useHydrationSignal
  useInAddress useInternalLinks useInvalidate useKeptChoice useLiveEvents useMay usePermission usePlatform
  useProblemText usePublicState useQueryCodeRefused useApiQuery useSession useShownError useSkew useStepFocus
  useSystem useTitle useToken watchFailures withScriptFont zoneOf`.match(/\w+/g) ?? [],
  '/testing':
    `
  Answer Answers PolicyContext PolicyProfile ScriptedPlatform ScriptedPlatformProps comeOnline hostileName
  underPolicy untilOnline defaultAnswers defaultMember defaultPermission defaultTrial`.match(/\w+/g) ?? [],
}

/** Names of the packages that have another one now, wherever they are used. */
export const renamedExports: Readonly<Record<string, string>> = {
  mostExportRows: 'maxExportRows',
  useRead: 'useApiQuery',
  usualAnswers: 'defaultAnswers',
  usualKinds: 'defaultKinds',
  usualMember: 'defaultMember',
  usualPermission: 'defaultPermission',
  usualTrial: 'defaultTrial',
}

/** Code whose imports and exports from `@baize/account` are from `@baize/site` where the name has moved. */
export function moveImports(text: string): string {
  return text
    .replace(/\b(?:usual|most|use)[A-Z]\w+/g, (name) => renamedExports[name] ?? name)
    .replace(
      /@baize\/account\/(fonts\.css|loader|testing\/(?:addresses|messages)|write-failures)\b/g,
      '@baize/site/$1',
    )
    .replace(
      /^(import|export)( type)? \{([^}]*)\} from (['"])@baize\/account(\/testing)?\4(;?)$/gm,
      (whole, verb: string, type = '', list: string, quote: string, entry = '', end: string) => {
        const specifiers = list.split(',').flatMap((each) => each.trim() || [])
        const hasMoved = (each: string) =>
          movedToSite[entry]?.includes(/^(?:type )?(\w+)/.exec(each)?.[1] ?? '') ?? false
        const moved = specifiers.filter(hasMoved)
        if (moved.length === 0) return whole
        const line = (names: readonly string[], from: string) =>
          names.length > 0
            ? [`${verb}${type} { ${names.join(', ')} } from ${quote}@baize/${from}${entry}${quote}${end}`]
            : []
        const stay = specifiers.filter((each) => !hasMoved(each))
        return [...line(stay, 'account'), ...line(moved, 'site')].join('\n')
      },
    )
}
