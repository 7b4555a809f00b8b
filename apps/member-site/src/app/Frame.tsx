import { useArrival, useInternalLinks } from '@baize/account'
import { DialogHost, PageShell, ScrollToTop, ToastRegion } from '@baize/ui'
import { useLocation } from 'wouter'
import { Popups } from '../popups/Popups.tsx'
import { Routes, routeOf } from './Routes.tsx'
import { SiteBottomBar } from './SiteBottomBar.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { SiteMenu } from './SiteMenu.tsx'

/** The shell of every page, the page in it, and what may stand over it. */
export function Frame() {
  const [path] = useLocation()
  const route = routeOf(path)
  useInternalLinks()
  useArrival(route)
  return (
    <>
      {route === 'play' ? (
        <Routes />
      ) : (
        <PageShell
          header={<SiteHeader />}
          menu={<SiteMenu />}
          footer={<SiteFooter />}
          bottomBar={<SiteBottomBar />}
        >
          <Routes />
        </PageShell>
      )}
      {route !== 'play' && <ScrollToTop />}
      <Popups />
      <DialogHost />
      <ToastRegion />
    </>
  )
}
