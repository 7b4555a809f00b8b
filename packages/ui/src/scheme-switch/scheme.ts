import { browserStorage } from '@baize/i18n/storage'
import { proxy, useSnapshot } from 'valtio'
import { useHydrated } from '../private/useHydrated.ts'
import { keptAs } from './scheme-script.ts'

/** What a user may choose; `system` follows the device. */
export const schemeChoices = ['system', 'light', 'dark'] as const
export type SchemeChoice = (typeof schemeChoices)[number]

/** The choice in force: the script of the document has put the kept one on `<html>`. */
const look = proxy<{ scheme: SchemeChoice }>({ scheme: onPage() })

function onPage(): SchemeChoice {
  const scheme = globalThis.document?.documentElement.dataset.scheme
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system'
}

/** The choice in force. */
export function schemeChoice(): SchemeChoice {
  return look.scheme
}

/** Changes the look at once and keeps the choice for the next visit. */
export function chooseScheme(choice: SchemeChoice): void {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset.scheme
  else root.dataset.scheme = choice
  browserStorage.set(keptAs.scheme, choice === 'system' ? null : choice)
  look.scheme = choice
}

/** The choice, for a control that shows it. */
export function useSchemeChoice(): SchemeChoice {
  // In sync: the clicked radio button is controlled.
  const { scheme } = useSnapshot(look, { sync: true })
  return useHydrated() ? scheme : 'system'
}
