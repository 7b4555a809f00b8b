import { depositMethods, deposits } from '@baize/api/calls'
import { Card, Columns, Heading, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useActions, useRead } from '../platform/calls.ts'
import { Loaded } from '../problems/Loaded.tsx'
import { DepositForm } from './DepositForm.tsx'
import { DepositProgress } from './DepositProgress.tsx'
import { RecentDeposits } from './RecentDeposits.tsx'

/** Deposit: choose method and amount, pay, and watch it arrive. */
export function DepositScreen() {
  const { t } = useLingui()
  const { refresh } = useActions()
  const methods = useRead(depositMethods, {})
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <Stack space="lg">
      <Heading level={1}>{t({ message: 'Deposit', context: 'page title' })}</Heading>
      <Columns>
        <Card as="section">
          {opened === null ? (
            <Loaded read={methods}>
              {(found) => (
                <DepositForm
                  methods={found.methods}
                  onOpened={({ id }) => {
                    setOpened(id)
                    refresh(deposits)
                  }}
                />
              )}
            </Loaded>
          ) : (
            <DepositProgress id={opened} onAgain={() => setOpened(null)} />
          )}
        </Card>
        <RecentDeposits onOpen={setOpened} />
      </Columns>
    </Stack>
  )
}
