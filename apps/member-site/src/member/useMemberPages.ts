import { useContractStanding, usePermission } from '@baize/account'
import { type MemberPage, memberPages } from './pages.ts'
import { memberScreens } from './screens.ts'

/** The switch of the brand that a page hangs on. */
const switchOf: Readonly<Partial<Record<MemberPage, string>>> = {
  missions: 'MISSIONLB3',
  rebate: 'MANPLAYREB3',
}

/** The pages that this brand shows in the member centre's menu; contracts to whoever has or may have one. */
export function useMemberPages(): readonly MemberPage[] {
  const { switches } = usePermission()
  const contracts = useContractStanding()
  return memberPages.filter((page) => {
    if (page === 'contracts') return contracts.any
    const needed = switchOf[page]
    return memberScreens[page] !== undefined && (needed === undefined || switches[needed] === true)
  })
}
