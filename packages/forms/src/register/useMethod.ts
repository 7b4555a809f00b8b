import { useState } from 'react'
import type { RegisterMethod } from './registerRules.ts'

const place = (key: string) => `baize.draft.${key}.method`

/** Which way to open an account is chosen. With a draft it is kept over a reload as the draft is. */
export function useMethod(
  methods: readonly RegisterMethod[],
  draftKey: string | undefined,
): [RegisterMethod, (chosen: RegisterMethod) => void] {
  const [chosen, setChosen] = useState(() => (draftKey === undefined ? undefined : kept(draftKey)))
  const method = methods.find((each) => each === chosen) ?? methods[0] ?? 'username'
  const choose = (next: RegisterMethod) => {
    setChosen(next)
    if (draftKey !== undefined) keep(draftKey, next)
  }
  return [method, choose]
}

function keep(key: string, method: RegisterMethod): void {
  try {
    sessionStorage.setItem(place(key), method)
  } catch {
    // No storage: the choice lives on in memory.
  }
}

function kept(key: string): string | undefined {
  try {
    return sessionStorage.getItem(place(key)) ?? undefined
  } catch {
    return undefined
  }
}
