import type { ContractKind } from '@baize/account'
import type { ValueOf } from '@baize/api'
import type { contractInfo } from '@baize/api/calls'
import type { AccountRate } from '@baize/forms'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** What each kind of contract is called, in their order. */
export function useKindNames(): Readonly<Record<ContractKind, string>> {
  const { t } = useLingui()
  return useMemo(
    () => ({
      dividend: t({ message: 'Dividend', context: 'kind of contract' }),
      dailySalary: t({ message: 'Daily salary', context: 'kind of contract' }),
      hourSalary: t({ message: 'Hourly salary', context: 'kind of contract' }),
      realtimeSalary: t({ message: 'Real-time salary', context: 'kind of contract' }),
    }),
    [t],
  )
}

/** What may be offered to a new account, by kind of contract: never more than the agent has itself. */
export function useRates(contracts: ValueOf<typeof contractInfo> | undefined): readonly AccountRate[] {
  const names = useKindNames()
  return useMemo(
    () =>
      (contracts?.rates ?? []).flatMap(({ kind, max }) =>
        Number(max) > 0 ? [{ id: kind, name: names[kind], max }] : [],
      ),
    [contracts, names],
  )
}
