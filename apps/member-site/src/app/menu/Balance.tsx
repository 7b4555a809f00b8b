import { balance } from '@baize/api/calls'
import { lazyScreen, useApiQuery, useKeptChoice, useSession } from '@baize/site'
import { BalancePill } from '@baize/ui'
import { useState } from 'react'

const BalanceParts = lazyScreen(
  () => import('./BalanceParts.tsx').then((chunk) => chunk.BalanceParts),
  'silent',
)

/**
 * The balance: refreshed automatically and by hand; whether it is hidden is remembered. It opens its parts, except
 * for a trial account, whose play money has no parts.
 */
export function Balance() {
  const funds = useApiQuery(balance, {})
  const { trial } = useSession()
  const [hidden, setHidden] = useKeptChoice('baize.balanceHidden')
  const [open, setOpen] = useState(false)
  return (
    <>
      <BalancePill
        amount={funds.data?.balance}
        currency={funds.data?.currencySymbol ?? ''}
        hidden={hidden}
        onHiddenChange={setHidden}
        {...(trial ? {} : { onOpen: () => setOpen(true) })}
        refreshing={funds.isFetching}
        onRefresh={() => void funds.refetch()}
      />
      {open && <BalanceParts open onClose={() => setOpen(false)} />}
    </>
  )
}
