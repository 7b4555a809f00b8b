import { useFormat } from '@baize/i18n'
import { joinWords } from '@baize/i18n/format'
import { useMay, useSession } from '@baize/site'
import { Button, type DayRange, type TableColumn, toCsv } from '@baize/ui'
import { DownloadIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import type { TeamMember } from '../../shared/parts/teamMember.ts'
import { offerSelectedPath } from '../../shared/paths.ts'
import { saveBlob } from '../../shared/saveBlob.ts'
import { useGivenAccounts } from '../bulk/index.ts'

export interface MemberActionsProps {
  /** The accounts that are selected. */
  members: readonly TeamMember[]
  /** The columns that are shown. */
  columns: readonly TableColumn<TeamMember>[]
  days: DayRange
  onTag: () => void
}

const times = ['joinedAt', 'lastLoginAt']

/** What can be done with the selected accounts of the team. */
export function MemberActions({ members, columns, days, onTag }: MemberActionsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const may = useMay()
  const [, navigate] = useLocation()
  const { give } = useGivenAccounts()
  const { member: agent } = useSession()

  function offer() {
    give(members.map(({ id, account, level }) => ({ id, account, level })))
    navigate(offerSelectedPath)
  }

  function download() {
    const shown = columns.filter(({ id }) => members.some((member) => id in member))
    const cell = (member: TeamMember, id: string) => {
      const value = member[id as keyof TeamMember] ?? ''
      return times.includes(id) && value !== '' ? format.dateTime(String(value)) : String(value)
    }
    const lines = [
      shown.map(({ header }) => joinWords(header)),
      ...members.map((member) => shown.map(({ id }) => cell(member, id))),
    ]
    saveBlob(
      new Blob([toCsv(lines)], { type: 'text/csv;charset=utf-8' }),
      `accounts-${agent?.account ?? ''}-${days.from}_${days.to}.csv`,
    )
  }

  return (
    <>
      {may('full') && (
        <>
          <Button variant="outline" tone="neutral" size="small" aria-haspopup="dialog" onClick={onTag}>
            {t({ message: 'Add a tag', context: 'button: a word of the agent on an account' })}
          </Button>
          <Button variant="outline" tone="neutral" size="small" onClick={offer}>
            {t({ message: 'Offer a contract', context: 'button' })}
          </Button>
        </>
      )}
      <Button
        variant="outline"
        tone="neutral"
        size="small"
        icon={<DownloadIcon size={16} />}
        onClick={download}
      >
        {t({ message: 'CSV file', context: 'kind of file' })}
      </Button>
    </>
  )
}
