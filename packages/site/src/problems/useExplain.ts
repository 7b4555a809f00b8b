import { ApiError } from '@baize/api'
import { useCallback } from 'react'
import { useProblemText } from './useProblemText.ts'

/** Words for what a form's submit threw: those of the platform's refusal; nothing for what is no refusal of its. */
export function useExplain(): (error: unknown) => string | undefined {
  const problemText = useProblemText()
  return useCallback((error) => (error instanceof ApiError ? problemText(error) : undefined), [problemText])
}
