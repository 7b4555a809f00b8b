import { contractInfo } from '@baize/api/calls'
import { useApiQuery } from '@baize/site'
import { type ContractInfo, type ContractKind, contractKinds } from './contract.ts'

/** The flag of the consolidated contract info that shows a kind's pages, and the one that says that a reply is due. */
const flags = {
  dividend: { shown: 'contract', asks: 'divtypereq' },
  dailySalary: { shown: 'dailySalary', asks: 'dailysalreqtype' },
  hourSalary: { shown: 'hourSalary', asks: 'contracthoursalreq' },
  realtimeSalary: { shown: 'realtimeSalary', asks: 'realtimesalreqtype' },
} as const satisfies Record<ContractKind, { shown: keyof ContractInfo; asks: keyof ContractInfo }>

/** The kinds whose pages the account has. */
export function kindsShown(info: ContractInfo): ContractKind[] {
  return contractKinds.filter((kind) => info[flags[kind].shown])
}

/** The contracts of a kind that wait for the account's reply. */
export function requestOf(info: ContractInfo, kind: ContractKind): ContractInfo['divtypereq'] {
  return info[flags[kind].asks]
}

/** The highest rate of a kind that the account may give on; `0` where it has no contract of the kind. */
export function rateOf(info: ContractInfo, kind: ContractKind): string {
  return info.rates.find((rate) => rate.kind === kind)?.max ?? '0'
}

/** Which contract pages the account has, and what waits there. */
export function useContractInfo(enabled = true) {
  return useApiQuery(contractInfo, {}, { enabled })
}
