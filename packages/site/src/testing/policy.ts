import { createContext } from 'react'
import type { Permission } from '../start/system.ts'
import type { Answers } from './ScriptedPlatform.tsx'

export type PolicyProfile = Permission['policyProfile']

/** The policy profile that a scripted platform keeps to; set in Storybook's toolbar. */
export const PolicyContext = createContext<PolicyProfile>('standard')

/** Salaries are paid by volume: nothing is said of them. */
const ofDividends = <Row extends { kind: string }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ kind }) => kind === 'dividend')

type Value<Id extends keyof Answers> = Extract<NonNullable<Answers[Id]>, { readonly [key: string]: unknown }>

/** What a platform that keeps to the stricter profile says differently, by call. */
const stricter: { readonly [Id in keyof Answers]?: (answer: Value<Id>) => Partial<Value<Id>> } = {
  permission: () => ({ policyProfile: 'regulated' }),
  registerSettings: () => ({ termsTicked: false }),
  withdrawalOptions: () => ({ autoConfirmMinutes: null }),
  contractInfo: ({ rates }) => ({
    ...{ dailySalary: false, hourSalary: false, realtimeSalary: false },
    ...{ dailysalreqtype: 'none', contracthoursalreq: 'none', realtimesalreqtype: 'none' },
    rates: ofDividends(rates),
  }),
  contracts: ({ rows }) => ({ rows: ofDividends(rows) }),
  bills: ({ rows }) => ({ rows: ofDividends(rows) }),
  agentIncome: ({ kinds, rows }) => ({ kinds: ofDividends(kinds), rows: ofDividends(rows) }),
  teamMemberDetail: ({ contracts }) => ({ contracts: ofDividends(contracts) }),
}

/** Responses as a platform of the profile returns them, those of a function too. Failures stay as written. */
export function underPolicy(policy: PolicyProfile, answers: Answers): Answers {
  if (policy === 'standard') return answers
  const changed = Object.entries(stricter).flatMap(([id, difference]) => {
    const written: unknown = answers[id as keyof Answers]
    if (written === undefined) return []
    const strict = (answer: unknown): unknown =>
      typeof answer === 'object' && answer !== null && !(answer instanceof Error)
        ? { ...answer, ...(difference as (answer: object) => object)(answer) }
        : answer
    return [[id, typeof written === 'function' ? (input: object) => strict(written(input)) : strict(written)]]
  })
  return { ...answers, ...Object.fromEntries(changed) }
}
