import { teamMembers } from '@baize/api/calls'
import { Loaded, useApiQuery } from '@baize/site'
import { Heading, Inline, Stack, Text, TextField } from '@baize/ui'
import { SearchIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useDelayed } from '../useDelayed.ts'
import { AccountName } from './AccountName.tsx'
import * as css from './TeamMemberPicker.css.ts'
import type { TeamMember } from './teamMember.ts'
import { useAccountCount } from './useAccountCount.ts'

export interface TeamMemberPickerProps {
  /** The heading, and the name of the list. */
  title: string
  /** How many accounts are shown at most. */
  pageSize: number
  /** Whether direct accounts alone are shown; else a search finds those of all levels. */
  directOnly?: boolean
  /** What is shown beside an account's name. */
  detail?: (member: TeamMember) => ReactNode
  /** Replaces the list where it is empty; the search is empty where nothing was searched for. */
  empty: (search: string) => ReactNode
  onChoose: (account: string) => void
}

/** The choice of an account of the team: direct ones until something is searched for. */
export function TeamMemberPicker(props: TeamMemberPickerProps) {
  const { title, pageSize, directOnly = false, detail, empty, onChoose } = props
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const search = useDelayed(typed.trim())
  const read = useApiQuery(
    teamMembers,
    {
      query: {
        ...{ pageSize: String(pageSize), ...(search ? { search } : {}) },
        ...(directOnly ? { level: '1' } : {}),
      },
    },
    { keepPrevious: true },
  )
  const count = useAccountCount(read.data, pageSize)
  return (
    <Stack space="md">
      <Heading level={2} size="group">
        {title}
      </Heading>
      <search>
        <TextField
          type="search"
          inputMode="search"
          autoComplete="off"
          label={t({ message: 'Search accounts', context: 'label of a search field' })}
          before={<SearchIcon size={18} />}
          value={typed}
          maxLength={64}
          onValueChange={setTyped}
        />
      </search>
      <Loaded read={read}>
        {({ rows, page }) => {
          if (rows.length === 0) return empty(search)
          return (
            <Stack space="xs">
              <ul className={css.list} aria-label={title} aria-busy={read.isPlaceholderData}>
                {rows.map((member) => (
                  <li key={member.id}>
                    <button className={css.choice} type="button" onClick={() => onChoose(member.account)}>
                      <AccountName {...member} />
                      {detail?.(member)}
                    </button>
                  </li>
                ))}
              </ul>
              <Inline align="between" space="sm">
                <Text size="sm" tone="muted">
                  {count}
                </Text>
                {page.next !== null && (
                  <Text size="sm" tone="muted">
                    {t({ message: 'Search to see more', context: 'under a list of accounts' })}
                  </Text>
                )}
              </Inline>
            </Stack>
          )
        }}
      </Loaded>
    </Stack>
  )
}
