import { tabStorage } from '@baize/i18n/storage'
import { useState } from 'react'
import type { RegisterMethod } from './registerRules.ts'

const place = (key: string) => `baize.draft.${key}.method` as const

/** Which way to open an account is chosen. With a draft it is kept over a reload as the draft is. */
export function useMethod(
  methods: readonly RegisterMethod[],
  draftKey: string | undefined,
): [RegisterMethod, (chosen: RegisterMethod) => void] {
  const [chosen, setChosen] = useState(() =>
    draftKey === undefined ? undefined : tabStorage.get(place(draftKey)),
  )
  const method = methods.find((each) => each === chosen) ?? methods[0] ?? 'username'
  const choose = (next: RegisterMethod) => {
    setChosen(next)
    if (draftKey !== undefined) tabStorage.set(place(draftKey), next)
  }
  return [method, choose]
}
