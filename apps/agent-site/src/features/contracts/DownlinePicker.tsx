import { teamMembers } from '@baize/api/calls'
import { Loaded, useRead } from '@baize/site'
import { EmptyState, Heading, LinkButton, Stack, Text, TextField } from '@baize/ui'
import { LinkIcon, SearchIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as css from '../../shared/parts/AccountChoice.css.ts'
import { AccountName } from '../../shared/parts/AccountName.tsx'
import { useAccountCount } from '../../shared/parts/useAccountCount.ts'
import { paths } from '../../shared/paths.ts'
import { useDelayed } from '../../shared/useDelayed.ts'

const shown = 20

/** The receiver of an offer: accounts directly below the agent. */
export function DownlinePicker({ onChoose }: { onChoose: (account: string) => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const search = useDelayed(typed.trim())
  const read = useRead(
    teamMembers,
    { query: { pageSize: String(shown), ...(search ? { search } : {}) } },
    { keepPrevious: true },
  )
  // A search finds accounts of all levels, and those below the first are left out here.
  const count = useAccountCount(search === '' ? read.data : undefined, shown)
  const title = t({ message: 'Recipient', context: 'heading: receiver of an offered contract' })
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
          label={t({
            message: 'Search accounts',
            context: 'label of a search field: receiver of a contract',
          })}
          before={<SearchIcon size={18} />}
          value={typed}
          maxLength={64}
          onValueChange={setTyped}
        />
      </search>
      <Loaded read={read}>
        {({ rows }) => {
          const direct = rows.filter(({ level }) => level === 1)
          if (direct.length > 0) {
            return (
              <Stack space="xs">
                <ul className={css.list} aria-label={title} aria-busy={read.isPlaceholderData}>
                  {direct.map((member) => (
                    <li key={member.id}>
                      <button className={css.choice} type="button" onClick={() => onChoose(member.account)}>
                        <AccountName {...member} />
                      </button>
                    </li>
                  ))}
                </ul>
                {count !== undefined && (
                  <Text size="sm" tone="muted">
                    {count}
                  </Text>
                )}
              </Stack>
            )
          }
          return search ? (
            <EmptyState
              title={t`No direct account matches “${search}”`}
              level={3}
              icon={<SearchIcon size={32} />}
            />
          ) : (
            <EmptyState
              title={t`No direct accounts yet`}
              level={3}
              action={
                <LinkButton href={paths.openAccount} icon={<LinkIcon size={18} />}>
                  {t({ message: 'Open an account', context: 'button: for a downline' })}
                </LinkButton>
              }
            />
          )
        }}
      </Loaded>
    </Stack>
  )
}
