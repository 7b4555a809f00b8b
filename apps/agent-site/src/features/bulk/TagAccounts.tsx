import { teamTags } from '@baize/api/calls'
import { useApiQuery } from '@baize/site'
import { Button, type DataColumn, DataTable, Inline, PopupDialog, Stack, TextField } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { BatchProgress } from './BatchProgress.tsx'
import { OutcomeView, useOutcomeText } from './BatchStatus.tsx'
import type { ChosenAccount } from './ChooseAccounts.tsx'
import { isSettled } from './useBatch.ts'
import { useTagging } from './useTagging.ts'

export interface TagAccountsProps {
  accounts: readonly ChosenAccount[]
  onClose: () => void
}

/** One tag of the agent for several accounts, and each one's result. */
export function TagAccounts({ accounts, onClose }: TagAccountsProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const used = useApiQuery(teamTags, {}).data?.tags ?? []
  const { batch, add } = useTagging()
  const { outcomes, running } = batch
  const tag = text.trim()
  const ids = accounts.map(({ id }) => id)
  const begun = Object.keys(outcomes).length > 0
  const done = ids.every((id) => isSettled(outcomes[id]))
  const outcomeText = useOutcomeText<'added' | 'unchanged'>({
    done: (value) =>
      value === 'added'
        ? t({ message: 'Tag added', context: 'state of a row' })
        : t({ message: 'Has this tag already', context: 'state of a row' }),
    details: ({ code }) =>
      code === 'invalidFields' ? t`This account has all the tags it can have.` : undefined,
  })
  const stateOf = ({ id }: ChosenAccount) => outcomeText(outcomes[id], null)
  const columns: DataColumn<ChosenAccount>[] = [
    {
      ...{ id: 'account', rowHeader: true, fixed: true },
      header: t({ message: 'Account', context: 'column' }),
      text: ({ account }) => account,
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    {
      ...{ id: 'state', width: 'long' },
      header: t({ message: 'Status', context: 'column' }),
      text: (row) => {
        const { label, reason } = stateOf(row)
        return reason === '' ? label : `${label} – ${reason}`
      },
      cell: (row) => <OutcomeView {...stateOf(row)} />,
    },
  ]
  const title = t({ message: 'Add a tag', context: 'button: a word of the agent on an account' })
  return (
    <PopupDialog open label={title} title={title} onClose={onClose}>
      <Stack space="md">
        <TextField
          label={t({ message: 'New tag', context: 'label of a form field' })}
          value={text}
          maxLength={24}
          autoComplete="off"
          disabled={begun}
          onValueChange={setText}
        />
        {!begun && used.length > 0 && (
          <Inline space="xs">
            {used.map((each) => (
              <Button
                key={each.tag}
                variant="soft"
                tone="neutral"
                size="small"
                onClick={() => setText(each.tag)}
              >
                {each.tag}
              </Button>
            ))}
          </Inline>
        )}
        <BatchProgress batch={batch} rows={ids} />
        <DataTable
          caption={t({ message: 'Selected accounts', context: 'caption of a table' })}
          columns={columns}
          rows={accounts}
          rowKey={({ id }) => id}
          density="compact"
        />
        <Inline space="sm">
          {!done && !running && (
            <Button disabled={tag === ''} onClick={() => void add(tag, ids)}>
              {begun
                ? t({ message: 'Continue', context: 'button: sends the rest of a file' })
                : t({ message: 'Add', context: 'button: a tag' })}
            </Button>
          )}
          {!running && (
            <Button variant={done ? 'solid' : 'plain'} tone={done ? 'accent' : 'neutral'} onClick={onClose}>
              {t({ message: 'Close', context: 'button' })}
            </Button>
          )}
        </Inline>
      </Stack>
    </PopupDialog>
  )
}
