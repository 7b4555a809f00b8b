import { takeQueryCodeProblem, useProblemText, useQueryCodeRefused } from '@baize/account'
import { toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

/** Tells whoever came by a link that was to sign them in why it did not; the page goes on for a visitor. */
export function LinkRefused() {
  const { t } = useLingui()
  const problemText = useProblemText()
  const refused = useQueryCodeRefused()
  useEffect(() => {
    const problem = refused ? takeQueryCodeProblem() : null
    if (problem === null) return
    const message =
      problem.code === 'notSignedIn'
        ? t`The link that was to sign you in has been used or is over. Sign in yourself, or go on as a visitor.`
        : problemText(problem)
    toast({ message, tone: 'caution', timeout: null })
  }, [refused, t, problemText])
  return null
}
