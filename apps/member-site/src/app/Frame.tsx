import { lazyScreen, useArrival, useInternalLinks } from '@baize/account'
import { PageShell, ScrollToTop } from '@baize/ui'
import { useLocation } from 'wouter'
import { useOpenPopup } from '../popups/popups.ts'
import { useTouched } from '../popups/useTouched.ts'
import { Routes, routeOf } from './Routes.tsx'
import { SiteBottomBar } from './SiteBottomBar.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { SiteMenu } from './SiteMenu.tsx'

const Overlays = lazyScreen(() => import('../popups/Overlays.tsx').then((chunk) => chunk.Overlays), 'silent')

/** The shell of every page, the page in it, and what may stand over it. */
export function Frame() {
  const [path] = useLocation()
  const route = routeOf(path)
  const touched = useTouched()
  const asked = useOpenPopup() !== null
  useInternalLinks()
  useArrival(route)
  return (
    <>
      {route === 'play' ? (
        <Routes />
      ) : (
        <>
          <PageShell
            header={<SiteHeader />}
            menu={<SiteMenu />}
            footer={<SiteFooter />}
            bottomBar={<SiteBottomBar />}
          >
            <Routes />
          </PageShell>
          <ScrollToTop />
        </>
      )}
      {(touched || asked) && <Overlays />}
    </>
  )
}
