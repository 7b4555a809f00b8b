import { useActions, useProblemText } from '@baize/account'
import { ApiError } from '@baize/api'
import { revokeInvite } from '@baize/api/calls'
import { confirm, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Invite } from './invite.ts'

/** Closes a link after asking. */
export function useRevoke(onRevoked: (invite: Invite) => void) {
  const { t } = useLingui()
  const { act } = useActions()
  const problemText = useProblemText()
  const [revoking, setRevoking] = useState<string | null>(null)

  async function revoke({ id, code }: Invite) {
    const sure = await confirm({
      question: t({ message: `Revoke the link ${code}?`, context: 'question in a dialog' }),
      message: t`Nobody can register by it any more. Accounts that were opened by it stay in your team.`,
      confirmLabel: t({ message: 'Revoke', context: 'button: closes a link' }),
      cancelLabel: t({ message: 'Keep it', context: 'button in a dialog' }),
      tone: 'critical',
    })
    if (!sure) return
    setRevoking(id)
    try {
      onRevoked(await act(revokeInvite, { params: { id } }))
      toast({ message: t`The link ${code} is revoked.` })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ tone: 'critical', message: problemText(error) })
    } finally {
      setRevoking(null)
    }
  }

  return { revoking, revoke: (invite: Invite) => void revoke(invite) }
}
