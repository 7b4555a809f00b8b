import { WithdrawScreen } from '@baize/account'
import { Stack } from '@baize/ui'
import { FrozenNotice } from '../../shared/parts/FrozenNotice.tsx'

/** The withdrawal that members have too, and whether the balance is frozen. */
export function Withdraw() {
  return (
    <Stack space="lg">
      <FrozenNotice />
      <WithdrawScreen />
    </Stack>
  )
}
