import { PlacesContext, usePermission, useSession, useTitle } from '@baize/account'
import { LanguageSection } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { NotFound } from '../app/NotFound.tsx'
import { paths } from '../app/paths.ts'
import { RealAccountNeeded } from '../popups/RealAccountNeeded.tsx'
import * as css from './MemberCentre.css.ts'
import { MemberNavigation } from './MemberNavigation.tsx'
import { loadMessages } from './messages.ts'
import { type MemberPage, memberPageAliases, memberPageOf } from './pages.ts'
import { memberPageTitles } from './pageTitles.ts'
import { places } from './places.ts'
import { memberScreens } from './screens.ts'
import { usePageStanding } from './useMemberPages.ts'

/** The pages of a member's own, with their menu. Without a page in the address it is the security centre. */
export function MemberCentre({ page = 'security' }: { page?: string | undefined }) {
  const [, navigate] = useLocation()
  const meant = Object.hasOwn(memberPageAliases, page) ? memberPageAliases[page] : undefined
  useEffect(() => {
    if (meant) navigate(`${paths.member}/${meant}${location.search}${location.hash}`, { replace: true })
  }, [meant, navigate])
  return (
    <LanguageSection load={loadMessages}>
      <Centre page={memberPageOf(page)} />
    </LanguageSection>
  )
}
MemberCentre.words = loadMessages

function Centre({ page }: { page: MemberPage | undefined }) {
  const { t, i18n } = useLingui()
  const { brandName } = usePermission()
  const { trial } = useSession()
  const standing = usePageStanding()
  // By its address, what is switched off is no page at all; one that may be there is not kept waiting.
  const Screen = page && standing(page) !== false ? memberScreens[page] : undefined
  useTitle(page && Screen ? i18n._(memberPageTitles[page]) : '', brandName)
  if (trial) {
    return (
      <RealAccountNeeded>
        {t`You are playing with play money. Deposits, records and rewards belong to a real account.`}
      </RealAccountNeeded>
    )
  }
  return (
    <div className={css.centre}>
      <MemberNavigation current={page} />
      <div className={css.page}>
        <PlacesContext value={places}>{Screen ? <Screen /> : <NotFound />}</PlacesContext>
      </div>
    </div>
  )
}
