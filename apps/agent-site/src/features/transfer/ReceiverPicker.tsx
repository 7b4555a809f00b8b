import { teamMembers } from '@baize/api/calls'
import { Loaded, usePermission, useRead } from '@baize/site'
import { Amount, EmptyState, Heading, Inline, LinkButton, Stack, Text, TextField } from '@baize/ui'
import { SearchIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as css from '../../shared/parts/AccountChoice.css.ts'
import { AccountName } from '../../shared/parts/AccountName.tsx'
import { useAccountCount } from '../../shared/parts/useAccountCount.ts'
import { paths } from '../../shared/paths.ts'
import { useDelayed } from '../../shared/useDelayed.ts'

const shown = 8

/** The receiver: accounts of the team, direct ones until something is searched for. */
export function ReceiverPicker({ onChoose }: { onChoose: (account: string) => void }) {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  const [typed, setTyped] = useState('')
  const search = useDelayed(typed.trim())
  const read = useRead(
    teamMembers,
    { query: { pageSize: String(shown), ...(search ? { search } : {}) } },
    { keepPrevious: true },
  )
  const count = useAccountCount(read.data, shown)
  const title = t({ message: 'Recipient', context: 'heading: choice of a receiver' })
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
          return rows.length === 0 ? (
            search ? (
              <EmptyState
                title={t`No one in your team matches “${search}”`}
                level={3}
                icon={<SearchIcon size={32} />}
              >
                {t`Search by account name or nickname, or part of one.`}
              </EmptyState>
            ) : (
              <EmptyState
                title={t`Your team begins with one link`}
                level={3}
                action={
                  <LinkButton href={paths.openAccount}>
                    {t({ message: 'Open an account', context: 'button: for a downline' })}
                  </LinkButton>
                }
              >
                {t`Create a link and share it. Anyone who registers with it appears here.`}
              </EmptyState>
            )
          ) : (
            <Stack space="xs">
              <ul className={css.list} aria-label={title} aria-busy={read.isPlaceholderData}>
                {rows.map((member) => (
                  <li key={member.id}>
                    <button className={css.choice} type="button" onClick={() => onChoose(member.account)}>
                      <AccountName {...member} />
                      <Text as="span" tone="secondary" tabular>
                        <Amount value={member.balance} currency={currencySymbol} />
                      </Text>
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
