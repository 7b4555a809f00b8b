import { useKeptChoice, useRead } from '@baize/account'
import { balance } from '@baize/api/calls'
import { BalancePill } from '@baize/ui'

/** The balance: fresh by itself and by hand; whether it is hidden from onlookers is remembered. */
export function Balance() {
  const funds = useRead(balance, {})
  const [hidden, setHidden] = useKeptChoice('baize.balanceHidden')
  return (
    <BalancePill
      amount={funds.data?.balance}
      currency={funds.data?.currencySymbol ?? ''}
      hidden={hidden}
      onHiddenChange={setHidden}
      refreshing={funds.isFetching}
      onRefresh={() => void funds.refetch()}
    />
  )
}
