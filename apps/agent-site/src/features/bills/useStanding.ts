import type { ContractKind } from '@baize/account'
import { type ApiError, newIntentKey } from '@baize/api'
import {
  balance,
  bills,
  dailySalaryProcessing,
  dividendProcessing,
  hourSalaryProcessing,
  realtimeSalaryProcessing,
} from '@baize/api/calls'
import { callKey, useInvalidate, usePlatform } from '@baize/site'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Standing } from './bill.ts'

/** Milliseconds after which the running window is requested again. */
const every = { dividend: 60_000, dailySalary: 60_000, hourSalary: 30_000, realtimeSalary: 15_000 } as const

/**
 * An own contract's state in the running window, kept up to date while it is shown. For the salaries by the hour and
 * by the bet, the request settles the windows that have ended and collects what is ready.
 */
export function useStanding(kind: ContractKind): UseQueryResult<Standing, ApiError> {
  const { client } = usePlatform()
  const invalidate = useInvalidate()
  const ask = async (signal: AbortSignal): Promise<Standing> => {
    if (kind === 'dividend') return client.call(dividendProcessing, {}, { signal })
    if (kind === 'dailySalary') return client.call(dailySalaryProcessing, {}, { signal })
    const options = { signal, idempotencyKey: newIntentKey() }
    const standing = await (kind === 'hourSalary'
      ? client.call(hourSalaryProcessing, {}, options)
      : client.call(realtimeSalaryProcessing, {}, options))
    if (/[1-9]/.test(standing.collected)) invalidate(bills, balance)
    return standing
  }
  const calls = {
    dividend: dividendProcessing,
    dailySalary: dailySalaryProcessing,
    hourSalary: hourSalaryProcessing,
    realtimeSalary: realtimeSalaryProcessing,
  }
  return useQuery<Standing, ApiError>({
    queryKey: callKey(calls[kind]),
    queryFn: ({ signal }) => ask(signal),
    refetchInterval: every[kind],
    meta: { session: true },
  })
}
