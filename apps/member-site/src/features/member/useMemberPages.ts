import { useContractStanding, usePendingCount } from '@baize/account'
import { useBadges, usePermission, usePublicState } from '@baize/site'
import { paths } from '../../shared/paths.ts'
import { type MemberPage, memberPages } from './pages.ts'
import { memberScreens } from './screens.ts'

/** The switch of the brand that a page hangs on. */
const switchOf: Readonly<Partial<Record<MemberPage, string>>> = {
  missions: 'MISSIONLB3',
  rebate: 'MANPLAYREB3',
}

/** Whether a page is available to this member; undefined while it is not known. */
export function usePageStanding(): (page: MemberPage) => boolean | undefined {
  const { switches } = usePermission()
  const { data: state } = usePublicState()
  return (page) => {
    if (memberScreens[page] === undefined) return false
    if (page === 'referral') return state?.availablePromo.REFERRAL.enabled
    const needed = switchOf[page]
    return needed === undefined || switches[needed] === true
  }
}

/** The pages of the member centre's menu: the available ones, and contracts for members who have or may have one. */
export function useMemberPages(): readonly MemberPage[] {
  const standing = usePageStanding()
  const contracts = useContractStanding()
  return memberPages.filter((page) => (page === 'contracts' ? contracts.any : standing(page) === true))
}

/** How many things wait on a page. */
export function usePageCounts(): (page: MemberPage) => number {
  const badges = useBadges()
  const contracts = useContractStanding()
  const waiting = usePendingCount()
  const counts: Partial<Record<MemberPage, number>> = {
    messages: badges.messages,
    rewards: badges.rewards,
    missions: badges.missions,
    contracts: contracts.count,
  }
  return (page) => counts[page] ?? waiting(`${paths.member}/${page}`)
}
