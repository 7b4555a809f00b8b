import type { ApiError } from '@baize/api'
import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { usePlatform } from '../platform/platform.ts'
import { problemText } from './problemText.ts'

/** Words for failed calls in the page's language. */
export function useProblemText(): (error: ApiError) => string {
  const { i18n } = useLingui()
  const { system } = usePlatform()
  return useCallback(
    (error) => {
      const state = system.state.current
      return problemText(i18n, error, 'permission' in state ? state.permission.currencySymbol : undefined)
    },
    [i18n, system],
  )
}
