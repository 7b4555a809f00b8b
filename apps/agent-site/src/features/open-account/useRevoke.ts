import { revokeInvite } from '@baize/api/calls'
import { useCall } from '@baize/site'
import { confirm, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { Invite } from './invite.ts'

/** Closes a link after asking. */
export function useRevoke(onRevoked: (invite: Invite) => void) {
  const { t } = useLingui()
  const revocation = useCall(revokeInvite, {
    failureToast: true,
    onSuccess(invite) {
      onRevoked(invite)
      toast({ message: t`Link ${{ code: invite.code }} revoked.` })
    },
  })

  async function revoke({ id, code }: Invite) {
    const sure = await confirm({
      question: t({ message: `Revoke the link ${code}?`, context: 'question in a dialog' }),
      message: t`No one can register with it any more. Accounts it opened stay in your team.`,
      confirmLabel: t({ message: 'Revoke', context: 'button: closes a link' }),
      cancelLabel: t({ message: 'Keep', context: 'button in a dialog' }),
      tone: 'critical',
    })
    if (sure) revocation.mutate({ params: { id } })
  }

  const revoking = revocation.isPending ? revocation.variables.params.id : null
  return { revoking, revoke: (invite: Invite) => void revoke(invite) }
}
