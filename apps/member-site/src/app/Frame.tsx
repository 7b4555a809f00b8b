import {
  lazyScreen,
  useArrival,
  useHydrationSignal,
  useInternalLinks,
  useQueryCodeRefused,
  useToken,
} from '@baize/site'
import { PageShell, ScrollToTop } from '@baize/ui'
import { Suspense, useMemo } from 'react'
import { useLocation } from 'wouter'
import { tall } from '../shared/Later.css.ts'
import { Later } from '../shared/Later.tsx'
import { lotteryPaths, paths } from '../shared/paths.ts'
import { useOpenPopup } from '../shared/popups/popups.ts'
import { useTouched } from '../shared/useTouched.ts'
import { useWide } from '../shared/useWide.ts'
import { MenuFailed } from './menu/MenuFailed.tsx'
import { PopupFailed } from './overlays/PopupFailed.tsx'
import { useResetLink } from './overlays/useResetLink.ts'
import { useDescription } from './page-heads/useDescription.ts'
import { Routes, routeOf } from './Routes.tsx'
import { SiteBottomBar } from './SiteBottomBar.tsx'
import { SiteHeader } from './SiteHeader.tsx'

const Overlays = lazyScreen(
  () => import('./overlays/Overlays.tsx').then((chunk) => chunk.Overlays),
  'silent',
  PopupFailed,
)
const SiteMenu = lazyScreen(
  () => import('./menu/SiteMenu.tsx').then((chunk) => chunk.SiteMenu),
  'silent',
  MenuFailed,
)
const SiteFooter = lazyScreen(
  () => import('./footer/SiteFooter.tsx').then((chunk) => chunk.SiteFooter),
  'silent',
)
const PendingBanner = lazyScreen(
  () => import('../features/pending-actions/banner.ts').then((chunk) => chunk.PendingBanner),
  'silent',
)
const Service = lazyScreen(() => import('./menu/Service.tsx').then((chunk) => chunk.Service), 'silent')

/**
 * Which parts of the shell a page has. The lottery pages have no side menu; the seamless page has header and side menu
 * and nothing else, as the table of routes says (where the layout's line would hide its menu too).
 */
function partsOf(path: string) {
  const seamless = path === paths.seamless
  // The member centre has a navigation of its own: two whole ones leave its tables too little.
  const compact = path === paths.member || path.startsWith(`${paths.member}/`)
  return { menu: !lotteryPaths.includes(path), compact, footer: !seamless }
}

/** The shell of every page, the page in it, and its overlays. */
export function Frame() {
  const [path] = useLocation()
  const route = routeOf(path)
  const touched = useTouched()
  const { signedIn } = useToken()
  const refused = useQueryCodeRefused()
  const { menu, compact, footer } = partsOf(path)
  // On a phone it is behind a button: it is not visible before the first interaction.
  const wide = useWide()
  useInternalLinks()
  useResetLink()
  useArrival(route)
  useDescription(path)
  useHydrationSignal()
  const plays = route === 'play'
  const shown = wide || touched
  // A navigation renders the page and the current entries of menus; the shell around it does not render anew.
  const shell = useMemo(
    () =>
      plays ? (
        <Routes />
      ) : (
        <>
          <Suspense>
            <PageShell
              header={
                <Suspense>
                  <SiteHeader />
                </Suspense>
              }
              menu={menu ? shown && <SiteMenu /> : undefined}
              compactMenu={compact}
              footer={
                footer && (
                  <div className={tall}>
                    <Later>
                      <SiteFooter />
                    </Later>
                  </div>
                )
              }
              bottomBar={
                <Suspense>
                  <SiteBottomBar />
                </Suspense>
              }
            >
              {signedIn && (
                <Suspense>
                  <PendingBanner />
                </Suspense>
              )}
              <Suspense>
                <Routes />
              </Suspense>
            </PageShell>
          </Suspense>
          {footer && <ScrollToTop />}
          {footer && touched && <Service />}
        </>
      ),
    [plays, menu, compact, footer, shown, touched, signedIn],
  )
  return (
    <>
      {shell}
      <Over wanted={touched || refused} />
    </>
  )
}

/** The page's overlays. Only they subscribe to a popup that is opened: the page behind is not rendered for it. */
function Over({ wanted }: { wanted: boolean }) {
  const asked = useOpenPopup() !== null
  return wanted || asked ? <Overlays /> : null
}
