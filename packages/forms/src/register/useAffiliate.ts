import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldLook } from '../form/kinds/look.ts'
import { useLatest } from '../form/useLatest.ts'
import { type Invitation, invitationFields } from './registerBody.ts'

/** What the platform says about a code of an invitation. */
export interface AffiliateAnswer {
  /** Whether it can still be used. */
  readonly valid: boolean
  /** Whose it is, as far as others may read it: `so***a`. */
  readonly owner?: string | undefined
}

/** Asks whether a code of an invitation can be used. Throws where the platform cannot be asked; it then decides itself. */
export type CheckAffiliate = (code: string, signal: AbortSignal) => Promise<AffiliateAnswer>

/** The state of the invitation in the address. */
type InvitationState = 'none' | 'checking' | 'accepted' | 'unknown' | 'unasked'

export interface Affiliate {
  readonly state: InvitationState
  readonly owner: string | undefined
  /** The check of a field for such a code; undefined where it cannot be looked up. */
  readonly check: FieldLook['check']
}

/** Asks about the codes of the address when the form is opened, and about those that are typed; about each once. */
export function useAffiliate(ask: CheckAffiliate | undefined, invitation: Invitation): Affiliate {
  const { t } = useLingui()
  const latest = useLatest(ask)
  const known = useRef(new Map<string, AffiliateAnswer>())
  const code = invitationFields.map((field) => invitation[field]).find(Boolean)
  const askable = ask !== undefined
  const [answer, setAnswer] = useState<AffiliateAnswer | 'unasked'>()

  const answerTo = useCallback(
    async (asked: string, signal: AbortSignal): Promise<AffiliateAnswer> => {
      const before = known.current.get(asked)
      if (before) return before
      const found = (await latest.current?.(asked, signal)) ?? { valid: true }
      known.current.set(asked, found)
      return found
    },
    [latest],
  )

  useEffect(() => {
    setAnswer(undefined)
    if (!code || !askable) return
    const stop = new AbortController()
    const tell = (next: AffiliateAnswer | 'unasked') => stop.signal.aborted || setAnswer(next)
    answerTo(code, stop.signal).then(tell, () => tell('unasked'))
    return () => stop.abort()
  }, [code, askable, answerTo])

  async function check(value: string, signal: AbortSignal) {
    const { valid, owner } = await answerTo(value, signal)
    if (!valid) return { problem: { code: 'invitation' } }
    return {
      note:
        owner === undefined
          ? t({ message: 'Code accepted', context: 'hint of a field for the code of an invitation' })
          : t({
              message: `Invited by ${owner}`,
              context: 'hint of a field for the code of an invitation',
            }),
    }
  }
  return {
    state: stateOf(code, askable, answer),
    owner: typeof answer === 'object' ? answer.owner : undefined,
    check: askable ? check : undefined,
  }
}

function stateOf(
  code: string | undefined,
  askable: boolean,
  answer: AffiliateAnswer | 'unasked' | undefined,
): InvitationState {
  if (!code) return 'none'
  if (!askable || answer === 'unasked') return 'unasked'
  if (!answer) return 'checking'
  return answer.valid ? 'accepted' : 'unknown'
}
