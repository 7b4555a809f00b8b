import type { ApiError } from '@baize/api'
import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { problemText } from './problemText.ts'

/** Words for failed calls in the page's language. */
export function useProblemText(): (error: ApiError) => string {
  const { i18n } = useLingui()
  return useCallback((error) => problemText(i18n, error), [i18n])
}
