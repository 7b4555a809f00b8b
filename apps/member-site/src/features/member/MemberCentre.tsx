import { PlacesContext } from '@baize/account'
import { LanguageSection } from '@baize/i18n'
import { lazyScreen, usePermission, useSession, useTitle } from '@baize/site'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { NotFound } from '../../shared/NotFound.tsx'
import { paths } from '../../shared/paths.ts'
import { RealAccountNeeded } from '../../shared/popups/RealAccountNeeded.tsx'
import { useWide } from '../../shared/useWide.ts'
import { AccountLink } from './AccountLink.tsx'
import * as css from './MemberCentre.css.ts'
import { MemberNavigation } from './MemberNavigation.tsx'
import { loadMessages } from './messages.ts'
import { type MemberPage, memberPageAliases, memberPageOf } from './pages.ts'
import { memberPageTitles } from './pageTitles.ts'
import { places } from './places.ts'
import { memberScreens } from './screens.ts'
import { usePageStanding } from './useMemberPages.ts'

const AccountOverview = lazyScreen(() =>
  import('./AccountOverview.tsx').then((chunk) => chunk.AccountOverview),
)

/**
 * The pages of a member's own, with their menu. Without a page in the address it is the security centre, and below a
 * desktop's width, where the menu does not fit beside a page, the account with links to all of them.
 */
export function MemberCentre({ page: wanted }: { page?: string | undefined }) {
  const [, navigate] = useLocation()
  const wide = useWide()
  const page = wanted ?? 'security'
  const meant = Object.hasOwn(memberPageAliases, page) ? memberPageAliases[page] : undefined
  useEffect(() => {
    if (meant) navigate(`${paths.member}/${meant}${location.search}${location.hash}`, { replace: true })
  }, [meant, navigate])
  return (
    <LanguageSection load={loadMessages}>
      <Centre page={memberPageOf(page)} overview={wanted === undefined && !wide} wide={wide} />
    </LanguageSection>
  )
}
MemberCentre.words = loadMessages

interface CentreProps {
  page: MemberPage | undefined
  overview: boolean
  wide: boolean
}

function Centre({ page, overview, wide }: CentreProps) {
  const { t, i18n } = useLingui()
  const { brandName } = usePermission()
  const { trial } = useSession()
  const standing = usePageStanding()
  // By its address, what is switched off is no page at all; one that may be there is not kept waiting.
  const PageScreen = page && standing(page) !== false ? memberScreens[page] : undefined
  const Screen = overview ? AccountOverview : PageScreen
  const pageTitle = page && PageScreen ? i18n._(memberPageTitles[page]) : ''
  useTitle(overview ? t({ message: 'Account', context: 'page title' }) : pageTitle, brandName)
  if (trial) {
    return (
      <RealAccountNeeded>
        {t`You are using play money. Register to deposit and earn rewards.`}
      </RealAccountNeeded>
    )
  }
  return (
    <div className={css.centre}>
      {wide ? <MemberNavigation current={page} /> : !overview && <AccountLink />}
      <div className={css.page}>
        <PlacesContext value={places}>{Screen ? <Screen /> : <NotFound />}</PlacesContext>
      </div>
    </div>
  )
}
