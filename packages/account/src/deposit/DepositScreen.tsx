import { depositMethods, deposits } from '@baize/api/calls'
import { Loaded, useApiQuery, useInAddress, useInvalidate, useStepFocus } from '@baize/site'
import { Card, Columns, Heading, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { FundsTile } from '../funds/FundsTile.tsx'
import { DepositForm } from './DepositForm.tsx'
import { DepositProgress } from './DepositProgress.tsx'
import { RecentDeposits } from './RecentDeposits.tsx'
import { UnpaidDeposits } from './UnpaidDeposits.tsx'

/** Deposit: choose method and amount, pay, and watch it arrive. The deposit that is open is in the address. */
export function DepositScreen() {
  const { t } = useLingui()
  const invalidate = useInvalidate()
  const methods = useApiQuery(depositMethods, {})
  const [opened, setOpened] = useInAddress('deposit')
  const step = useStepFocus<HTMLElement>(opened)
  return (
    <Stack space="lg">
      <Heading level={1}>{t({ message: 'Deposit', context: 'page title' })}</Heading>
      <Columns template="2/1" collapseBelow="desktop" alignY="start">
        <Stack space="md">
          {opened === null && <UnpaidDeposits onOpen={setOpened} />}
          <Card as="section" ref={step}>
            {opened === null ? (
              <Loaded read={methods}>
                {(found) => (
                  <DepositForm
                    methods={found.methods}
                    bonuses={found.bonuses}
                    onOpened={({ id }) => {
                      setOpened(id)
                      invalidate(deposits, depositMethods)
                    }}
                  />
                )}
              </Loaded>
            ) : (
              <DepositProgress id={opened} onRestart={() => setOpened(null)} />
            )}
          </Card>
        </Stack>
        <Stack space="md">
          <FundsTile />
          <RecentDeposits onOpen={setOpened} />
        </Stack>
      </Columns>
    </Stack>
  )
}
