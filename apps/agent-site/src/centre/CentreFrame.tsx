import { type Member, useArrival, usePermission, useTitle } from '@baize/account'
import { DialogHost, PageShell, ScrollToTop, ToastRegion } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { LeadTo } from '../app/LeadTo.tsx'
import { paths } from '../app/paths.ts'
import { CentreBar } from './CentreBar.tsx'
import { CentreMenu } from './CentreMenu.tsx'
import { NewPassword } from './NewPassword.tsx'
import { screens } from './screens.tsx'
import { useSignOut } from './useSignOut.ts'

/** The agent centre's own frame: navigation, clock, balance, who is signed in, and the screen. */
export function CentreFrame({ agent }: { agent: Member }) {
  const { i18n } = useLingui()
  const { brandName } = usePermission()
  const [path] = useLocation()
  const signOut = useSignOut()
  const screen = screens.find((each) => each.path === path)
  useArrival(path)
  useTitle(screen ? i18n._(screen.title) : '', brandName)
  if (!screen) return <LeadTo path={paths.overview} />
  const { Screen } = screen
  return (
    <>
      <PageShell header={<CentreBar agent={agent} onSignOut={signOut} />} menu={<CentreMenu path={path} />}>
        {/* Until the password is changed the platform answers nothing else. */}
        {!agent.mustChangePassword && <Screen key={path} />}
      </PageShell>
      <ScrollToTop />
      <DialogHost />
      <ToastRegion />
      {agent.mustChangePassword && <NewPassword onSignOut={signOut} />}
    </>
  )
}
