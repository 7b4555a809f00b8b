import { bankAccounts, pendingActions, withdrawalOptions, withdrawals } from '@baize/api/calls'
import { Loaded, useApiQuery, useInAddress, useInvalidate, useStepFocus } from '@baize/site'
import { Card, Columns, Heading, Skeleton, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { FundsTile } from '../funds/FundsTile.tsx'
import { PaymentPasswordGate } from './PaymentPasswordGate.tsx'
import { RecentWithdrawals } from './RecentWithdrawals.tsx'
import { RememberedAccounts } from './RememberedAccounts.tsx'
import { Requirements } from './Requirements.tsx'
import { SavedAccounts } from './SavedAccounts.tsx'
import { WithdrawalProgress } from './WithdrawalProgress.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'

/**
 * Withdraw: request, watch it being paid, confirm that it arrived. The withdrawal that is open is in the address; one
 * that waits for the user opens by itself.
 */
export function WithdrawScreen() {
  const { t } = useLingui()
  const [opened, setOpened] = useInAddress('withdrawal')
  const opening = useWaitingOpens(opened)
  const step = useStepFocus<HTMLElement>(opened)
  return (
    <Stack space="lg">
      <Heading level={1}>{t({ message: 'Withdraw', context: 'page title' })}</Heading>
      <Columns template="2/1" collapseBelow="desktop" alignY="start">
        <Stack space="md">
          {opened === null && !opening && <Requirements />}
          <Card as="section" ref={step}>
            {opening ? (
              <Skeleton count={6} />
            ) : opened === null ? (
              <PaymentPasswordGate>
                <Request onRequested={setOpened} />
              </PaymentPasswordGate>
            ) : (
              <WithdrawalProgress id={opened} onRestart={() => setOpened(null)} />
            )}
          </Card>
        </Stack>
        <Stack space="md">
          <FundsTile />
          <RecentWithdrawals onOpen={setOpened} />
        </Stack>
      </Columns>
    </Stack>
  )
}

/**
 * Opens a withdrawal that waits for the user, when the screen is mounted without one in its address; true until that is
 * decided. Later ones do not replace a form that is being filled in: the site's banner leads to them.
 */
function useWaitingOpens(opened: string | null): boolean {
  const [, setOpened] = useInAddress('withdrawal', 'replace')
  const [decided, setDecided] = useState(opened !== null)
  const { data, isPending } = useApiQuery(pendingActions, {}, { enabled: !decided })
  const waiting = data?.rows.find(
    ({ kind }) => kind === 'withdrawalToConfirm' || kind === 'identityDocument',
  )?.id
  const open = useEffectEvent(() => {
    if (opened === null && waiting !== undefined) setOpened(waiting)
    setDecided(true)
  })
  useEffect(() => {
    if (!decided && !isPending) open()
  }, [decided, isPending])
  return !decided
}

function Request({ onRequested }: { onRequested: (id: string) => void }) {
  const invalidate = useInvalidate()
  const options = useApiQuery(withdrawalOptions, {})
  const saved = useApiQuery(bankAccounts, {})
  return (
    <Loaded read={options}>
      {(found) => (
        <Loaded read={saved}>
          {({ accounts, most, realName }) => (
            <Stack space="lg">
              <WithdrawForm
                // Another choice of accounts is another form: nothing that was typed for the old one is sent.
                key={accounts.map(({ id }) => id).join()}
                options={found}
                accounts={accounts}
                onRequested={({ id }) => {
                  onRequested(id)
                  invalidate(withdrawals, withdrawalOptions)
                }}
              />
              <RememberedAccounts accounts={accounts} />
              <SavedAccounts
                banks={found.banks}
                realName={realName}
                count={accounts.length}
                most={most}
                onSaved={() => invalidate(bankAccounts)}
              />
            </Stack>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}
