import { teamMembers } from '@baize/api/calls'
import { isolated } from '@baize/i18n/format'
import { Loaded, useApiQuery } from '@baize/site'
import { Alert, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TeamMember } from '../../shared/parts/teamMember.ts'
import { ReceiverPicker } from './ReceiverPicker.tsx'

export interface ChosenAccountProps {
  /** The account that the address names; empty while none is chosen. */
  account: string
  onChoose: (account: string) => void
  /** What is done with it. */
  children: (member: TeamMember) => ReactNode
}

/** The account of the team that was chosen, or the choice of one; an account outside of the team is reported. */
export function ChosenAccount({ account, onChoose, children }: ChosenAccountProps) {
  if (account === '') return <ReceiverPicker onChoose={onChoose} />
  return (
    <Found account={account} onChoose={onChoose}>
      {children}
    </Found>
  )
}

function Found({ account, onChoose, children }: ChosenAccountProps) {
  const { t } = useLingui()
  const found = useApiQuery(teamMembers, { query: { search: account, pageSize: '100' } })
  return (
    <Loaded read={found}>
      {({ rows }) => {
        const member = rows.find((row) => row.account === account)
        if (member) return children(member)
        return (
          <Stack space="md">
            <Alert
              tone="caution"
              announce="polite"
            >{t`No account named “${{ account: isolated(account) }}” in your team.`}</Alert>
            <ReceiverPicker onChoose={onChoose} />
          </Stack>
        )
      }}
    </Loaded>
  )
}
