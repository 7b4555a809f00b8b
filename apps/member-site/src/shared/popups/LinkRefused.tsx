import { takeQueryCodeProblem, useProblemText, useQueryCodeRefused } from '@baize/site'
import { toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

/** Shows why a sign-in link did not sign the member in; the page continues for a visitor. */
export function LinkRefused() {
  const { t } = useLingui()
  const problemText = useProblemText()
  const refused = useQueryCodeRefused()
  useEffect(() => {
    const problem = refused ? takeQueryCodeProblem() : null
    if (problem === null) return
    const message =
      problem.code === 'notSignedIn'
        ? t`This sign-in link has been used or has expired. Sign in, or continue as a visitor.`
        : problemText(problem)
    toast({ message, tone: 'caution', timeout: null })
  }, [refused, t, problemText])
  return null
}
