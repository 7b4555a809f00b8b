import { PlacesContext } from '@baize/account'
import { contractInfo, unreadMessages } from '@baize/api/calls'
import { OwnPasswordContext } from '@baize/forms'
import {
  lazyScreen,
  type Member,
  SubUserContext,
  useApiQuery,
  useArrival,
  usePermission,
  useTitle,
} from '@baize/site'
import { PageShell, ScrollToTop } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { NotAllowed } from '../../shared/parts/NotAllowed.tsx'
import { pageMeant, paths } from '../../shared/paths.ts'
import * as css from '../../shared/print/Print.css.ts'
import { LeadTo } from '../LeadTo.tsx'
import { CentreBar } from './CentreBar.tsx'
import { CentreMenu } from './CentreMenu.tsx'
import { NoSuchPage, noSuchPage } from './NoSuchPage.tsx'
import { PrintHead } from './PrintHead.tsx'
import { places } from './places.ts'
import { hasPage, mayOpen, screens } from './screens.tsx'
import { useSignOut } from './useSignOut.ts'

/** It is rarely shown, and a form is as large as all of the frame. */
const NewPassword = lazyScreen(() => import('./NewPassword.tsx').then((chunk) => chunk.NewPassword), 'silent')

const AuthenticatorNeeded = lazyScreen(
  () => import('./AuthenticatorNeeded.tsx').then((chunk) => chunk.AuthenticatorNeeded),
  'silent',
)

const CentreSearch = lazyScreen(
  () => import('./CentreSearch.tsx').then((chunk) => chunk.CentreSearch),
  'silent',
)

const Overlays = lazyScreen(() => import('./Overlays.tsx').then((chunk) => chunk.Overlays), 'silent')

/** The agent centre's own frame: navigation, clock, balance, the signed-in account, and the screen. */
export function CentreFrame({ agent }: { agent: Member }) {
  const { i18n } = useLingui()
  const { brandName } = usePermission()
  const [path] = useLocation()
  const signOut = useSignOut()
  const [searching, setSearching] = useState(false)
  const needsApp = agent.subUser?.authenticator === 'required'
  // Once connected, the app's recovery codes are still to be saved.
  const [connecting, setConnecting] = useState(needsApp)
  if (needsApp && !connecting) setConnecting(true)
  const enabled = !agent.mustChangePassword && !connecting
  const read = useApiQuery(contractInfo, {}, { enabled })
  const contracts = read.data
  const unread = useApiQuery(unreadMessages, {}, { enabled }).data?.unread ?? 0
  const screen = screens.find((each) => each.path === path)
  const { subUser } = agent
  useArrival(path)
  useTitle(i18n._(screen?.title ?? noSuchPage), brandName)
  const meant = screen ? null : pageMeant(path)
  if (meant !== null) return <LeadTo path={meant} />
  // A page that the agent does not have is left as soon as that is known.
  if (screen && contracts && !hasPage(screen, contracts)) return <LeadTo path={paths.overview} />
  const Screen = screen === undefined ? NoSuchPage : mayOpen(screen, subUser) ? screen.Screen : NotAllowed
  return (
    <SubUserContext value={subUser}>
      <OwnPasswordContext value={subUser !== undefined}>
        <PageShell
          header={
            <CentreBar
              agent={agent}
              locked={!enabled}
              unread={unread}
              onSearch={() => setSearching(true)}
              onSignOut={signOut}
            />
          }
          menu={
            <CentreMenu
              path={path}
              contracts={contracts}
              waits={enabled && contracts === undefined && read.error === null}
              unread={unread}
            />
          }
        >
          {/* Until the password is changed and the app connected the platform refuses all other calls. */}
          {enabled && (
            <PlacesContext value={places}>
              <div className={css.sheet}>
                <PrintHead account={agent.account} />
                <Screen key={path} />
              </div>
            </PlacesContext>
          )}
        </PageShell>
        <ScrollToTop />
        <Overlays />
        {enabled && <CentreSearch open={searching} onOpenChange={setSearching} contracts={contracts} />}
        {agent.mustChangePassword ? (
          <NewPassword onSignOut={signOut} />
        ) : (
          connecting && <AuthenticatorNeeded onDone={() => setConnecting(false)} onSignOut={signOut} />
        )}
      </OwnPasswordContext>
    </SubUserContext>
  )
}
