import { withdrawalOptions, withdrawals } from '@baize/api/calls'
import { Card, Columns, Heading, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useActions, useRead } from '../platform/calls.ts'
import { Loaded } from '../problems/Loaded.tsx'
import { RecentWithdrawals } from './RecentWithdrawals.tsx'
import { WithdrawalProgress } from './WithdrawalProgress.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'

/** Withdraw: request, watch it being paid, confirm that it came. */
export function WithdrawScreen() {
  const { t } = useLingui()
  const { refresh } = useActions()
  const options = useRead(withdrawalOptions, {})
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <Stack space="lg">
      <Heading level={1}>{t({ message: 'Withdraw', context: 'page title' })}</Heading>
      <Columns>
        <Card as="section">
          {opened === null ? (
            <Loaded read={options}>
              {(found) => (
                <WithdrawForm
                  options={found}
                  onRequested={({ id }) => {
                    setOpened(id)
                    refresh(withdrawals, withdrawalOptions)
                  }}
                />
              )}
            </Loaded>
          ) : (
            <WithdrawalProgress id={opened} onAgain={() => setOpened(null)} />
          )}
        </Card>
        <RecentWithdrawals onOpen={setOpened} />
      </Columns>
    </Stack>
  )
}
