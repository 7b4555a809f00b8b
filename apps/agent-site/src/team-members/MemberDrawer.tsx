import { Loaded, useRead } from '@baize/account'
import { teamMemberDetail } from '@baize/api/calls'
import { type DayRange, Drawer } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { MemberDetails } from './MemberDetails.tsx'

export interface MemberDrawerProps {
  /** Id of the account that the address names; empty for none. */
  id: string
  /** The days of its figures. */
  range: DayRange
  onClose: () => void
}

/** All of one account of the team. One from outside is not found, whatever the address says. */
export function MemberDrawer({ id, range, onClose }: MemberDrawerProps) {
  const { t } = useLingui()
  const read = useRead(teamMemberDetail, { params: { id }, query: range }, { enabled: id !== '' })
  if (id === '') return null
  const name = t({ message: 'Account of the team', context: 'title of a drawer' })
  return (
    <Drawer open name={name} title={read.data?.account ?? name} size="medium" onClose={onClose}>
      <Loaded read={read} lines={8}>
        {(member) => <MemberDetails member={member} />}
      </Loaded>
    </Drawer>
  )
}
