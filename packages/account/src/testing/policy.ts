import { createContext } from 'react'
import type { Permission } from '../start/system.ts'
import type { Answers } from './ScriptedPlatform.tsx'

export type PolicyProfile = Permission['policyProfile']

/** The policy profile that a scripted platform keeps to; Storybook's toolbar gives it. */
export const PolicyContext = createContext<PolicyProfile>('standard')

/** What a platform that keeps to the stricter profile says differently, by call. */
const stricter: { readonly [Id in keyof Answers]?: object } = {
  permission: { policyProfile: 'regulated' satisfies PolicyProfile },
  registerSettings: { termsTicked: false },
  withdrawalOptions: { autoConfirmMinutes: null },
}

/** Answers as a platform of the profile gives them. Failures, and answers that a function makes, stay as written. */
export function underPolicy(policy: PolicyProfile, answers: Answers): Answers {
  if (policy === 'standard') return answers
  const changed = Object.entries(stricter).flatMap(([id, difference]) => {
    const answer: unknown = answers[id as keyof Answers]
    if (typeof answer !== 'object' || answer === null || answer instanceof Error) return []
    return [[id, { ...answer, ...difference }]]
  })
  return { ...answers, ...Object.fromEntries(changed) }
}
